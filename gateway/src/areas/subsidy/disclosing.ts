/** Name and number in full, for a holder with the code of their own phone. */
import type { Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { unseal } from '../../core/identity/sealing'
import { customerOrLogin } from '../customer'
import { proveCaptcha, sendCaptcha, spendCaptcha, type SentCaptcha } from '../login'
import { ID_SEAL, NAME_SEAL } from './service'
import { holderOf } from './store'
import { noteEvent } from './storeEvents'

const untold = () => refusal('subsidy.unverified', '请先核验身份', 'Please tell who you are first')

/** To the shopper's own phone; the code opens nothing else. */
export async function sendCode(call: Call<'POST /o2mkt-b2c/v1/subsidy/send-code'>): Promise<SentCaptcha> {
  const { phone } = await customerOrLogin(call.db, call.shopper())
  if ((await holderOf(call.db, call.shopper())) === undefined) throw untold()
  return sendCaptcha(call.core, phone, call.ip, call.locale, 'SUBSIDY')
}

/** Opens both once for one code, and notes it: who looked, and when. */
export async function disclose(
  call: Call<'POST /o2cum/v1/customer-info/get-decrypt-customer-info'>
): Promise<{ realName: string; idNumber: string }> {
  const { db, clock, body } = call
  const userId = call.shopper()
  const { phone } = await customerOrLogin(db, userId)
  const key = await proveCaptcha(db, clock, { phone, ...body }, 'SUBSIDY')
  return inTransaction(db, async (tx) => {
    await spendCaptcha(tx, key)
    const holder = await holderOf(tx, userId)
    if (holder === undefined) throw untold()
    await noteEvent(tx, { act: 'DISCLOSE', by: userId, about: 'holder', userId, now: clock.date() })
    return {
      realName: await unseal(tx, holder.name_sealed, { purpose: NAME_SEAL, owner: userId }),
      idNumber: await unseal(tx, holder.id_sealed, { purpose: ID_SEAL, owner: userId })
    }
  })
}
