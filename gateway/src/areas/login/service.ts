import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database'
import { openSession } from '../../core/identity'
import { findOrAddCustomer, nickNameOf } from '../customer'
import { useCaptcha } from './captcha'

/** Logs in with an SMS code; a phone nobody has is registered. */
export async function login(
  db: Db,
  clock: Clock,
  input: { phone: string; captcha: string; captchaKey: string }
): Promise<{ token: string; userId: string; registered: boolean }> {
  await useCaptcha(db, clock, input)
  return inTransaction(db, async (tx) => {
    const { userId, added } = await findOrAddCustomer(tx, {
      phone: input.phone,
      nickName: nickNameOf(input.phone),
      at: clock.date()
    })
    return { token: await openSession(tx, userId, clock.now()), userId, registered: added }
  })
}
