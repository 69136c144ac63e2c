/** What cases read and write of orders. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'

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
export function ordersToAsk(
  db: Db,
  { userId, since }: { userId: string; since: Date },
  page: Page
): Promise<Paged<{ order_code: string; position: number }>> {
  const list = sql`from trade_order o join order_row r on r.order_code = o.order_code
    where o.user_id = ${userId} and not o.hidden and o.kind = 'GOODS' and o.status in ('WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED')
    and o.activity is distinct from 'TRIAL' and (o.completed_at is null or o.completed_at > ${since}) and r.gift_activity is null and r.returned < r.quantity`
  return pageOfSql(
    db,
    { list, columns: sql`r.order_code, r.position`, order: sql`o.created_at desc, r.order_code, r.position` },
    page
  )
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

/** Notes pieces of a row as exchanged, with the balance that went back for them. The caller holds the order. */
export async function exchangeRow(
  db: Db,
  row: { order_code: string; position: number },
  { pieces, fen }: { pieces: number; fen: number }
): Promise<void> {
  await giveBackRow(db, { orderCode: row.order_code, position: row.position }, { pieces, unsent: 0, fen })
  await db
    .updateTable('order_row')
    .set((build) => ({ exchanged: build('exchanged', '+', pieces) }))
    .where('order_code', '=', row.order_code)
    .where('position', '=', row.position)
    .execute()
}

/** Counts anew what of a received order waits for a review: each version that is kept and has none. */
export async function countReviews(db: Db, orderCode: string): Promise<void> {
  await sql`update trade_order o set to_review = (
      select count(distinct r.sku_code)::int from order_row r
      where r.order_code = o.order_code and r.gift_activity is null and r.returned < r.quantity
      and not exists (select from review v where v.order_code = r.order_code and v.sku_code = r.sku_code))
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

export type ReturnPlaceRecord = Selectable<Tables['return_place']>

/** Where goods of a shop are sent back to. */
export const returnPlaceOf = (db: Db, shopCode: string): Promise<ReturnPlaceRecord | undefined> =>
  db.selectFrom('return_place').selectAll().where('shop_code', '=', shopCode).executeTakeFirst()

export async function keepReturnPlace(db: Db, place: Insertable<Tables['return_place']>): Promise<void> {
  const { shop_code: _key, ...changes } = place
  await db
    .insertInto('return_place')
    .values(place)
    .onConflict((conflict) => conflict.column('shop_code').doUpdateSet(changes))
    .execute()
}

export interface ServicedRow {
  order_code: string
  position: number
  sku_code: string
  kind_code: string
  /** The installer's window, where one is booked, and whether it is installed at all. */
  day: string | null
  slot: number | null
}

/** Rows of orders that there is a service at home for. */
export async function servicedRows(db: Db, orderCodes: readonly string[]): Promise<ServicedRow[]> {
  if (orderCodes.length === 0) return []
  const { rows } = await sql<ServicedRow>`select distinct on (r.order_code, r.position)
      r.order_code, r.position, r.sku_code, k.kind_code, v.day, v.slot
    from order_row r
    join product p on p.spu_code = r.spu_code
    join service_kind k on p.category_codes && k.category_codes
    left join parcel_row pr on pr.order_code = r.order_code and pr.position = r.position
    left join install_visit v on v.subject = pr.parcel_code
    where r.order_code = any(${[...orderCodes]}::text[])
    order by r.order_code, r.position, k.position`.execute(db)
  return rows
}

export interface RepairRecord {
  /** `order sku`. */
  appliance_key: string
  created_at: Date
  ended_at: Date | null
  fault_codes: string[]
  in_vain: boolean
}

/** Repairs of appliances, cancelled ones left out. */
export async function repairsOf(db: Db, keys: readonly string[]): Promise<RepairRecord[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<RepairRecord>`select appliance_key, created_at, ended_at, fault_codes,
      (state = 'UNREPAIRABLE' or coalesce((quote->>'agreed')::boolean, true) = false) as in_vain
    from service_bill where appliance_key = any(${[...keys]}::text[])
      and work = 'REPAIR' and source = 'SHOP' and state <> 'CANCELLED' order by created_at`.execute(db)
  return rows
}
