import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import type { CouponRecord } from './store'

/** Coupons that shoppers wait for. */
export const openings = marksOf({ table: 'coupon_reminder', thing: 'coupon_code', counted: false })

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
  if (due) await openings.unset(db, due.user_id, [due.coupon_code])
  return due
}
