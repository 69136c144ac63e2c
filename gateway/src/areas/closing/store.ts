import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { OrderRecord } from '../order'

/** The next order in a state whose time is over; what another gateway is dealing with is skipped. */
function nextDue(
  db: Db,
  statuses: readonly OrderRecord['status'][],
  time: 'pay_before' | 'auto_receive_at',
  now: Date
): Promise<OrderRecord | undefined> {
  return (
    db
      .selectFrom('trade_order')
      .selectAll()
      .where('status', 'in', statuses)
      .where(time, '<=', now)
      // what is asked back of it is settled first
      .where('open_cases', '=', 0)
      .orderBy(time)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  )
}

/** The next order whose pay window is over. */
export const nextToExpire = (db: Db, now: Date) => nextDue(db, ['WAIT_PAY', 'WAIT_BALANCE'], 'pay_before', now)

/** The next order that completes by itself. */
export const nextToReceive = (db: Db, now: Date) => nextDue(db, ['WAIT_RECEIVE'], 'auto_receive_at', now)

/** The coupons an order used that no living order of its settlement uses. The caller holds the shopper's row. */
export async function couponsToFree(db: Db, orderCode: string, settlementId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_coupon as c')
    .select('c.user_coupon_id')
    .where('c.order_code', '=', orderCode)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('order_coupon as other')
            .innerJoin('trade_order as o', 'o.order_code', 'other.order_code')
            .select('o.order_code')
            .whereRef('other.user_coupon_id', '=', 'c.user_coupon_id')
            .where('o.settlement_id', '=', settlementId)
            .where('o.status', '!=', 'CANCELLED')
            .where('o.all_back', '=', false)
        )
      )
    )
    .orderBy('c.user_coupon_id')
    .execute()
  return rows.map((row) => row.user_coupon_id)
}

/** Whether any order of a settlement is alive. */
export async function isAlive(db: Db, settlementId: string): Promise<boolean> {
  const row = await db
    .selectFrom('trade_order')
    .select('order_code')
    .where('settlement_id', '=', settlementId)
    .where('status', '!=', 'CANCELLED')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the reasons that an order can be cancelled for, in their order. */
export async function cancelReasons(db: Db): Promise<{ reasonCode: string; text: Words }[]> {
  const rows = await db.selectFrom('cancel_reason').selectAll().orderBy('position').execute()
  return rows.map((row) => ({ reasonCode: row.reason_code, text: row.text }))
}

/** Adds reasons a shopper can choose from, in this order. */
export async function addCancelReasons(db: Db, reasons: readonly { reasonCode: string; text: Words }[]): Promise<void> {
  if (reasons.length === 0) return
  await db
    .insertInto('cancel_reason')
    .values(
      reasons.map(({ reasonCode, text }, position) => ({
        reason_code: reasonCode,
        text: JSON.stringify(text),
        position
      }))
    )
    .execute()
}
