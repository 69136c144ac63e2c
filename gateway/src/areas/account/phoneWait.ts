/** What the brand's staff do with the phone of an account; the chat, in which a shopper asks for it, does it for them. */
import { moment } from '../../../../domain/day'
import { LOST_PHONE_DAYS } from '../../../../domain/people/account'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { customerOrLogin, lockCustomer, maskPhone } from '../customer'
import { tellOfPhoneWait } from '../message'
import * as store from './store'

/** The phone that is waited for, masked, and from when on it may take the place of the lost one, ms. */
export interface PhoneWait {
  phone: string
  endsAt: number
}

export async function phoneWaitOf(db: Db, userId: string): Promise<PhoneWait | undefined> {
  const wait = await store.waitOf(db, userId)
  return wait && { phone: maskPhone(wait.phone), endsAt: wait.due_at.getTime() }
}

/**
 * Begins the seven days after which another phone may take the place of a lost one, and tells the lost one; in the act of
 * the staff. The same phone noted again changes nothing. Whose the other phone is now is told to nobody but who holds it.
 */
export async function beginPhoneWait(
  tx: Db,
  { userId, phone }: { userId: string; phone: string },
  now: Date
): Promise<PhoneWait> {
  if (!/^1[0-9]{10}$/.test(phone))
    throw refusal('phone.unfit', '请填写 11 位手机号', 'A phone has 11 digits and begins with 1')
  await lockCustomer(tx, userId)
  const { phone: old } = await customerOrLogin(tx, userId)
  if (old === phone) throw refusal('phone.same', '这就是账号现在的手机号', 'That is the number of the account already')
  const before = await store.waitOf(tx, userId)
  const due = before?.phone === phone ? before.due_at : moment(now.getTime()).add(LOST_PHONE_DAYS, 'day').toDate()
  const wait = { phone: maskPhone(phone), endsAt: due.getTime() }
  if (before?.phone === phone) return wait
  await store.keepWait(tx, { user_id: userId, phone, asked_at: now, due_at: due })
  await tellOfPhoneWait(tx, { userId, old, ...wait }, now)
  return wait
}
