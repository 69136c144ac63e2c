/** What cases read and write of orders. */
import { sql } from 'kysely'
import type { Db } from '../../core/database'

/** Where each row of an order is, by its parcel. */
export async function signedRows(
  db: Db,
  orderCodes: readonly string[]
): Promise<{ order_code: string; position: number; signed_at: Date | null }[]> {
  if (orderCodes.length === 0) return []
  return db
    .selectFrom('parcel_row as r')
    .innerJoin('parcel as p', 'p.parcel_code', 'r.parcel_code')
    .select(['r.order_code', 'r.position', 'p.signed_at'])
    .where('r.order_code', 'in', [...orderCodes])
    .execute()
}

/** One page of a shopper's paid orders that hold something not given back, the newest first. */
export async function ordersToAsk(
  db: Db,
  { userId, since }: { userId: string; since: Date },
  page: number,
  size: number
): Promise<{ list: { order_code: string; position: number }[]; total: number }> {
  const asked = sql`from trade_order o join order_row r on r.order_code = o.order_code
    where o.user_id = ${userId} and not o.hidden and o.status in ('WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED')
    and (o.completed_at is null or o.completed_at > ${since}) and r.gift_activity is null and r.returned < r.quantity`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${asked}`.execute(db)
  const { rows } = await sql<{ order_code: string; position: number }>`select r.order_code, r.position ${asked}
    order by o.created_at desc, r.order_code, r.position limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Notes pieces of a row as back. The caller holds the order. */
export async function giveBackRow(
  db: Db,
  row: { orderCode: string; position: number },
  back: { pieces: number; unsent: number; fen: number }
): Promise<void> {
  await db
    .updateTable('order_row')
    .set((build) => ({
      returned: build('returned', '+', back.pieces),
      unsent: build('unsent', '+', back.unsent),
      returned_fen: build('returned_fen', '+', back.fen)
    }))
    .where('order_code', '=', row.orderCode)
    .where('position', '=', row.position)
    .execute()
}

/** Counts the open cases of an order, and leaves it at least until then where it would complete sooner. */
export async function countOpen(db: Db, orderCode: string, change: 1 | -1, atLeast?: Date): Promise<void> {
  await sql`update trade_order set open_cases = open_cases + ${change},
    auto_receive_at = greatest(auto_receive_at, ${atLeast ?? null}::timestamptz)
    where order_code = ${orderCode}`.execute(db)
}

/** Rows of a received order that are back and were never reviewed wait for none. */
export async function dropFromReview(db: Db, orderCode: string, skuCodes: readonly string[]): Promise<void> {
  if (skuCodes.length === 0) return
  await sql`update trade_order o set to_review = greatest(0, to_review - (
      select count(*)::int from unnest(${[...skuCodes]}::text[]) s(sku_code)
      where not exists (select from review v where v.order_code = o.order_code and v.sku_code = s.sku_code)))
    where o.order_code = ${orderCode} and o.status = 'COMPLETED'`.execute(db)
}

/** Coupons that an order used; `free`: they can be used again. */
export async function couponsOfOrder(
  db: Db,
  orderCode: string
): Promise<{ user_coupon_id: string; name_zh: string; name_en: string; end_at: Date; free: boolean }[]> {
  const { rows } = await sql<{
    user_coupon_id: string
    name_zh: string
    name_en: string
    end_at: Date
    free: boolean
  }>`select u.user_coupon_id, c.name_zh, c.name_en, u.end_at, u.settlement_id is null as free
    from order_coupon o join user_coupon u on u.user_coupon_id = o.user_coupon_id
    join coupon c on c.coupon_code = u.coupon_code
    where o.order_code = ${orderCode} order by u.user_coupon_id`.execute(db)
  return rows
}
