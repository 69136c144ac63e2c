import { sql } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import type { CouponRecord } from './store'

type Reminder = Tables['coupon_reminder']

/** Keeps a reminder; the same again changes nothing. */
export async function keepReminder(db: Db, reminder: Reminder): Promise<void> {
  await db
    .insertInto('coupon_reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropReminder(db: Db, userId: string, couponCode: string): Promise<void> {
  await db.deleteFrom('coupon_reminder').where('user_id', '=', userId).where('coupon_code', '=', couponCode).execute()
}

/** Coupons that a shopper waits for. */
export async function remindersOf(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('coupon_reminder').select('coupon_code').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.coupon_code))
}

/** The same, and the shopper's row is held, so that two reminders at once are counted one after the other. */
export async function lockReminders(db: Db, userId: string): Promise<Set<string>> {
  await sql`select user_id from customer where user_id = ${userId} for update`.execute(db)
  return remindersOf(db, userId)
}

export interface DueReminder extends CouponRecord {
  user_id: string
  /** They have it already. */
  received: boolean
}

/** Takes out one reminder whose coupon has opened by now; run it in a transaction. Several gateways get different ones. */
export async function takeDue(db: Db, now: Date): Promise<DueReminder | undefined> {
  const { rows } = await sql<DueReminder>`
    select c.*, r.user_id, exists (
      select from user_coupon u where u.user_id = r.user_id and u.coupon_code = r.coupon_code and u.grant_ref = ''
    ) as received
    from coupon_reminder r join coupon c on c.coupon_code = r.coupon_code
    where coalesce(c.receive_from, c.start_at) <= ${now}
    order by r.created_at, r.user_id
    limit 1
    for update of r skip locked`.execute(db)
  const [due] = rows
  if (due) await dropReminder(db, due.user_id, due.coupon_code)
  return due
}
