import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { customerOf, maskName } from '../customer'
import { tellOfFriend, tellShopper } from '../message'
import type * as store from './store'

/** What the buyer reads of a friend who paid. */
export async function friendName(tx: Db, userId: string | null): Promise<Words> {
  if (userId === null) return { zh: '朋友', en: 'A friend' }
  const friend = await customerOf(tx, userId)
  return maskName(friend?.nick_name ?? { zh: '', en: '' })
}

/** Notifies the payer that their money goes back; a payer without an account reads it at the link. */
export async function tellReturned(
  tx: Db,
  { user_id: userId, pay_link: payLink }: Pick<store.PaymentRecord, 'user_id' | 'pay_link'>,
  {
    orderCode,
    refundFen,
    why,
    subject
  }: { orderCode: string; refundFen: number; why?: 'LOWERED' | 'RETURNED'; subject?: string },
  now: Date
): Promise<void> {
  if (userId === null) return
  if (payLink !== null)
    await tellOfFriend(tx, { kind: 'RETURNED', userId, payLink, refundFen, orderCode, subject: subject ?? '' }, now)
  else await tellShopper(tx, { userId, orderCode }, { template: 'refundSuccess', refundFen, why, subject }, now)
}
