import type { DataOf } from '../../../../contract'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { tellOfOpening } from '../message'
import { keepWait, tellEach } from '../moment'
import { closesAt, couponMissing, endedRefusal, opensAt } from './service'
import { offer } from './store'
import { openings, takeDue } from './storeOpening'

/** Keeps that a shopper wants to hear when a coupon can be received. Run it in a transaction. */
export async function remindOfOpening(
  db: Db,
  userId: string,
  couponCode: string,
  now: Date
): Promise<DataOf<'POST /o2mkt-b2c/v1/coupon-reminders'>> {
  const coupon = await offer(db, couponCode)
  if (!coupon?.offered) throw couponMissing()
  if (closesAt(coupon) <= now) throw endedRefusal()
  const opens = opensAt(coupon)
  if (opens <= now) throw refusal('reminder.open', '现在就可以领取', 'You can get it now')
  await keepWait(db, openings, userId, couponCode, now)
  return { couponCode, reminded: true, opensAt: opens.getTime() }
}

/** Forgets a reminder; without one nothing happens. */
export async function forgetOpening(
  db: Db,
  userId: string,
  couponCode: string
): Promise<DataOf<'POST /o2mkt-b2c/v1/coupon-reminders/cancel'>> {
  await openings.unset(db, userId, [couponCode])
  return { couponCode, reminded: false }
}

/**
 * Tells those who wait that their coupon can be received, one transaction each. Each reminder is gone with it, and nothing
 * is told of a coupon that is gone or closed by then, or that they have.
 */
export const tellOpened = (core: Core): Promise<void> =>
  tellEach(core, takeDue, async (tx, due, now) => {
    if (!due.offered || due.left_over === 0 || closesAt(due) <= now || due.received) return
    const name = { zh: due.name_zh, en: due.name_en }
    await tellOfOpening(tx, due.user_id, { couponCode: due.coupon_code, name, closesAt: closesAt(due).getTime() }, now)
  })
