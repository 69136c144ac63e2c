import { maskedName } from '../../../../domain/written'
import type { Db } from '../../core/database/database'
import { loginRequired } from '../../core/errors'
import type { Words } from '../../core/words'
import * as store from './store'

/** 138****6021 */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** 林** */
export const maskName = ({ zh, en }: Words): Words => ({ zh: maskedName(zh), en: maskedName(en) })

/** What a shopper is called until they choose a name. */
export function nickNameOf(phone: string): Words {
  const tail = phone.slice(-4)
  return { zh: `用户${tail}`, en: `User ${tail}` }
}

/** The shopper as stored; throws «login required» where the account is gone. */
export async function customerOrLogin(db: Db, userId: string): Promise<store.CustomerRecord> {
  const customer = await store.customerOf(db, userId)
  // The shop was reset while somebody was logged in.
  if (customer === undefined) throw loginRequired()
  return customer
}

/** Marks that the shopper has paid an order. */
export async function markFirstOrder(tx: Db, userId: string): Promise<void> {
  await store.setFirstOrderFlag(tx, userId, 0)
}
