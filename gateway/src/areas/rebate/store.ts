import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageAtOnceOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { inStockNow, priceNow, standsFirst } from '../product'
import { caseOpen, thereAt } from '../ripening'

export type OfferRecord = Selectable<Tables['rebate_offer']>
export type RebateRecord = Selectable<Tables['order_rebate']>

/** Offers of an order's products that run at a moment, the newest of each. */
export async function offersFor(db: Db, orderCode: string, now: Date): Promise<Map<string, OfferRecord>> {
  const rows = await db
    .selectFrom('rebate_offer')
    .selectAll()
    .where('spu_code', 'in', (build) =>
      build.selectFrom('order_row').select('order_row.spu_code').where('order_code', '=', orderCode)
    )
    .where('start_at', '<=', now)
    .where((where) => where.or([where('end_at', 'is', null), where('end_at', '>', now)]))
    .orderBy('start_at')
    .execute()
  return new Map(rows.map((row) => [row.spu_code, row]))
}

/** Adds one; false: the product has one already. */
export async function addOffer(db: Db, offer: Omit<OfferRecord, 'rate' | 'ended_by'> & { rate: string }) {
  const row = await db
    .insertInto('rebate_offer')
    .values(offer)
    .onConflict((on) => on.column('spu_code').where('end_at', 'is', null).doNothing())
    .returning('offer_code')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one; false: there is none that runs. */
export async function endOffer(db: Db, offerCode: string, by: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('rebate_offer')
    .set((build) => ({ end_at: build.fn<Date>('greatest', ['start_at', build.val(now)]), ended_by: by }))
    .where('offer_code', '=', offerCode)
    .where('end_at', 'is', null)
    .returning('offer_code')
    .executeTakeFirst()
  return row !== undefined
}

/** All that run, for the desk. */
export function openOffers(db: Db): Promise<(OfferRecord & { title: Words })[]> {
  return db
    .selectFrom('rebate_offer')
    .innerJoin('product', 'product.spu_code', 'rebate_offer.spu_code')
    .selectAll('rebate_offer')
    .select('product.title')
    .where('end_at', 'is', null)
    .orderBy('offer_code')
    .execute()
}

export type View = 'MOST' | 'SHARE' | 'UNDER_100' | 'PRICE'

const ORDERS = {
  MOST: sql`back desc, spu_code`,
  SHARE: sql`back::float8 / greatest(price, 1) desc, spu_code`,
  UNDER_100: sql`back desc, spu_code`,
  PRICE: sql`price, spu_code`
} as const satisfies Record<View, unknown>

/** Products that give money back now, those in stock first; what each gives is counted for the SKU that its card shows. */
export function listOffers(
  db: Db,
  { view, nowMs }: { view: View; nowMs: number },
  page: Page
): Promise<Paged<OfferRecord>> {
  const now = new Date(nowMs)
  const price = priceNow(nowMs)
  const list = sql`from (
      select r.*, best.price, best.gone,
        least(best.price, coalesce((r.rate->>'pieceFen')::bigint,
          floor(best.price * (r.rate->>'basisPoints')::bigint / 10000.0)::bigint)) as back
      from rebate_offer r
      join product p on p.spu_code = r.spu_code and p.on_sale
      join lateral (
        select ${price} as price, not ${inStockNow(nowMs)} as gone
        from sku s left join stock t on t.sku_code = s.sku_code
        where s.spu_code = r.spu_code order by ${standsFirst(nowMs)} limit 1
      ) best on true
      where r.start_at <= ${now} and (r.end_at is null or r.end_at > ${now})
    ) o
    where ${view === 'UNDER_100' ? sql`o.price < 10000` : sql`true`}`
  return pageAtOnceOfSql(db, { list, columns: sql`o.*`, order: sql`o.gone, ${ORDERS[view]}` }, page)
}

export async function freeze(
  db: Db,
  rows: readonly Pick<RebateRecord, 'order_code' | 'position' | 'user_id' | 'frozen_fen'>[]
): Promise<void> {
  if (rows.length > 0) await db.insertInto('order_rebate').values(rows).execute()
}

export function rebatesOf(db: Db, orderCode: string): Promise<RebateRecord[]> {
  return db.selectFrom('order_rebate').selectAll().where('order_code', '=', orderCode).orderBy('position').execute()
}

export async function change(
  db: Db,
  { order_code: orderCode, position }: Pick<RebateRecord, 'order_code' | 'position'>,
  changes: Partial<Pick<RebateRecord, 'frozen_fen' | 'paid_fen' | 'paid_at' | 'void_at'>>
): Promise<void> {
  await db
    .updateTable('order_rebate')
    .set(changes)
    .where('order_code', '=', orderCode)
    .where('position', '=', position)
    .execute()
}

/** Orders whose rebates are due: all of their goods were there so long ago, with no case that is not over. */
export async function dueOrders(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_code: string }>`
    select distinct r.order_code from order_rebate r join trade_order o on o.order_code = r.order_code
    where r.paid_at is null and r.void_at is null and o.completed_at < ${before}
      and ${thereAt} < ${before} and not ${caseOpen}
    order by r.order_code limit ${limit}`.execute(db)
  return rows.map((row) => row.order_code)
}

/** Whether the rebates of an order are due. */
export async function isDue(db: Db, orderCode: string, before: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`select ${thereAt} < ${before} and not ${caseOpen} as due
    from trade_order o where o.order_code = ${orderCode}`.execute(db)
  return rows[0]?.due === true
}

export interface OwnRecord extends RebateRecord {
  title: Words
  picture: string
  price_fen: number
  quantity: number
  returned: number
  coupon_fen: number
  packet_fen: number
  point_fen: number
  subsidy_fen: number
  lowered_at: Date | null
  lowered_fen: number
  lowered_returned: number
  status: string
  created_at: Date
  completed_at: Date | null
  there_at: Date | null
  case_open: boolean
}

/** A shopper's rebates of orders that were paid: what comes, the next first, then what is over. */
export async function ownRebates(db: Db, userId: string): Promise<OwnRecord[]> {
  const { rows } = await sql<OwnRecord>`
    select r.*, w.title, w.picture, w.price_fen, w.quantity, w.returned, w.coupon_fen, w.packet_fen, w.point_fen, w.subsidy_fen,
      w.lowered_at, w.lowered_fen, w.lowered_returned, o.status, o.created_at, o.completed_at, ${thereAt} as there_at, ${caseOpen} as case_open
    from order_rebate r
    join trade_order o on o.order_code = r.order_code
    join order_row w on w.order_code = r.order_code and w.position = r.position
    where r.user_id = ${userId} and o.paid_at is not null and not o.hidden
    order by r.paid_at is not null or r.void_at is not null or o.status = 'CANCELLED', r.paid_at desc nulls first,
      o.completed_at nulls last, o.created_at desc, r.order_code, r.position`.execute(db)
  return rows
}
