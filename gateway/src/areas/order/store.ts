import { sql, type ExpressionBuilder, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { OrderStatus } from '../../../../contract'
import { PAID_STATUSES, type OrderKind } from '../../../../domain/orders/order'
import type { ParcelCounts } from '../../../../domain/orders/parcel'
import type { FirstBuy } from '../../../../domain/content/question'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'

export type OrderRecord = Selectable<Tables['trade_order']>
export type NewOrder = Insertable<Tables['trade_order']>
export type OrderRowRecord = Selectable<Tables['order_row']>
export type NewOrderRow = Insertable<Tables['order_row']>

/** Keeps an order, its rows, and what each coupon took off it. */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  rows: readonly NewOrderRow[],
  coupons: readonly { userCouponId: string; discountFen: number }[]
): Promise<void> {
  await db
    .with('placed', (build) => build.insertInto('trade_order').values(order))
    .insertInto('order_row')
    .values(rows)
    .execute()
  if (coupons.length === 0) return
  const values = coupons.map(({ userCouponId, discountFen }) => ({
    order_code: order.order_code,
    user_coupon_id: userCouponId,
    discount_fen: discountFen
  }))
  await db.insertInto('order_coupon').values(values).execute()
}

/** Adds what came in the place of another row. The caller holds the order. */
export async function insertRow(db: Db, row: NewOrderRow): Promise<void> {
  await db.insertInto('order_row').values(row).execute()
}

/** How far the parcels of these orders are, by order; one that has not left is absent. */
export async function parcelCounts(db: Db, orderCodes: readonly string[]): Promise<Map<string, ParcelCounts>> {
  if (orderCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('parcel')
    .select(['order_code', 'state'])
    .where('order_code', 'in', [...orderCodes])
    .execute()
  const counts = new Map<string, ParcelCounts>()
  for (const { order_code: code, state } of rows) {
    const of = counts.get(code) ?? { count: 0, delivering: 0, signed: 0 }
    of.count += 1
    if (state === 'DELIVERING') of.delivering += 1
    if (state === 'SIGNED') of.signed += 1
    counts.set(code, of)
  }
  return counts
}

/** The groups that orders were bought in, by order; of one whose leader has not paid there is nothing to see yet. */
export async function groupCodes(db: Db, orderCodes: readonly string[]): Promise<Map<string, string>> {
  if (orderCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('group_seat as s')
    .innerJoin('buy_group as g', 'g.group_code', 's.group_code')
    .select(['s.order_code', 's.group_code'])
    .where('s.order_code', 'in', [...orderCodes])
    .where('g.started_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.order_code, row.group_code]))
}

/** What was agreed to with orders of presales, by order. */
export async function presaleParts(
  db: Db,
  orderCodes: readonly string[]
): Promise<Map<string, Pick<Selectable<Tables['presale_order']>, 'worth_fen' | 'balance_to' | 'outcome'>>> {
  if (orderCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('presale_order')
    .select(['order_code', 'worth_fen', 'balance_to', 'outcome'])
    .where('order_code', 'in', [...orderCodes])
    .execute()
  return new Map(rows.map((row) => [row.order_code, row]))
}

/** The trials that orders were won in, by order. */
export async function trialCodes(db: Db, orderCodes: readonly string[]): Promise<Map<string, string>> {
  if (orderCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('trial_entry')
    .select(['order_code', 'trial_code'])
    .where('order_code', 'in', [...orderCodes])
    .execute()
  return new Map(rows.map((row) => [row.order_code ?? '', row.trial_code]))
}

/** The assist that an order was bought by; of one whose price was given back with it, the shopper's last of that SKU before. */
export async function assistOf(db: Db, orderCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ assist_code: string }>`select a.assist_code from trade_order o
    join order_row r on r.order_code = o.order_code
    join assist_activity c on c.sku_code = r.sku_code
    join assist a on a.activity_code = c.activity_code and a.user_id = o.user_id and a.started_at <= o.created_at
    where o.order_code = ${orderCode}
    order by a.order_code is not distinct from o.order_code desc, a.started_at desc limit 1`.execute(db)
  return rows[0]?.assist_code
}

/** One order of this shopper that is still in their list. */
export function findOrder(db: Db, userId: string, orderCode: string): Promise<OrderRecord | undefined> {
  return db
    .selectFrom('trade_order')
    .selectAll()
    .where('order_code', '=', orderCode)
    .where('user_id', '=', userId)
    .where('hidden', '=', false)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends; without a user it is anybody's (callbacks, time, the console). */
export function lockOrder(db: Db, orderCode: string, userId?: string): Promise<OrderRecord | undefined> {
  let query = db.selectFrom('trade_order').selectAll().where('order_code', '=', orderCode)
  if (userId !== undefined) query = query.where('user_id', '=', userId).where('hidden', '=', false)
  return query.forUpdate().executeTakeFirst()
}

/** Returns the orders that a settlement became. */
export const ordersOfSettlement = (db: Db, settlementId: string): Promise<OrderRecord[]> =>
  ordersOfSettlements(db, [settlementId])

export async function ordersOfSettlements(db: Db, settlementIds: readonly string[]): Promise<OrderRecord[]> {
  if (settlementIds.length === 0) return []
  return db
    .selectFrom('trade_order')
    .selectAll()
    .where('settlement_id', 'in', settlementIds)
    .orderBy('order_code')
    .execute()
}

/** Orders by number, of any shopper. */
export function ordersByCode(db: Db, orderCodes: readonly string[]): Promise<OrderRecord[]> {
  return db.selectFrom('trade_order').selectAll().where('order_code', 'in', orderCodes).orderBy('order_code').execute()
}

export interface OrderFilter {
  userId: string
  status?: OrderStatus | 'TO_REVIEW' | undefined
  kind?: OrderKind | undefined
  /** Placed from then on, and before then; epoch ms. */
  from?: number | undefined
  to?: number | undefined
  minFen?: number | undefined
  maxFen?: number | undefined
  /** Part of the number or of the goods' words. */
  keyword?: string | undefined
}

const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** What a row's prices say of its order; a price of before a flash sale was kept says nothing. */
const isOfKind = (kind: OrderKind) => (build: ExpressionBuilder<Tables, 'trade_order'>) => {
  const rows = build
    .selectFrom('order_row as r')
    .select('r.position')
    .whereRef('r.order_code', '=', 'trade_order.order_code')
  const flash = build.exists(rows.where(sql<boolean>`r.regular_price_fen > r.price_fen + r.bundle_fen`))
  const bundle = build.exists(rows.where('r.bundle_fen', '>', 0))
  if (kind === 'FLASH') return flash
  if (kind === 'BUNDLE') return bundle
  if (kind !== 'ORDINARY') return build('activity', '=', kind)
  return build.and([build.not(flash), build.not(bundle), build('activity', 'is', null)])
}

function filterOrders(db: Db, filter: OrderFilter) {
  let query = db.selectFrom('trade_order').where('user_id', '=', filter.userId).where('hidden', '=', false)
  if (filter.status === 'TO_REVIEW') query = query.where('to_review', '>', 0)
  else if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  if (filter.from !== undefined) query = query.where('created_at', '>=', new Date(filter.from))
  if (filter.to !== undefined) query = query.where('created_at', '<', new Date(filter.to))
  if (filter.minFen !== undefined) query = query.where('pay_fen', '>=', filter.minFen)
  if (filter.maxFen !== undefined) query = query.where('pay_fen', '<=', filter.maxFen)
  if (filter.kind !== undefined) query = query.where(isOfKind(filter.kind))
  if (filter.keyword !== undefined) {
    for (const word of filter.keyword.toLowerCase().split(/\s+/).filter(Boolean)) {
      query = query.where((build) =>
        build.or([
          build('search_words', 'like', `%${literal(word)}%`),
          build('order_code', 'like', `%${literal(word)}%`)
        ])
      )
    }
  }
  return query
}

/** One page, newest first, and how many there are in all. */
export const listOrders = (db: Db, filter: OrderFilter, page: Page): Promise<Paged<OrderRecord>> =>
  pageOf(filterOrders(db, filter), page, (own) =>
    own.selectAll().orderBy('created_at', 'desc').orderBy('order_code', 'desc')
  )

export async function countByStatus(db: Db, userId: string): Promise<Map<OrderStatus, number>> {
  const rows = await filterOrders(db, { userId })
    .select((build) => ['status', build.fn.countAll<number>().as('total')] as const)
    .groupBy('status')
    .execute()
  return new Map(rows.map((row) => [row.status, Number(row.total)]))
}

/** Rows of all the shopper's orders that wait for a review. */
export async function countToReview(db: Db, userId: string): Promise<number> {
  const { total } = await filterOrders(db, { userId })
    .select((build) => build.fn.sum<number | null>('to_review').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** One row fewer waits for a review. The caller holds the order's row. */
export async function countReviewed(db: Db, orderCode: string): Promise<void> {
  await db
    .updateTable('trade_order')
    .set((build) => ({ to_review: build('to_review', '-', 1) }))
    .where('order_code', '=', orderCode)
    .execute()
}

/** Returns the rows of these orders. */
export async function rowsOf(db: Db, orderCodes: readonly string[]): Promise<OrderRowRecord[]> {
  if (orderCodes.length === 0) return []
  return db
    .selectFrom('order_row')
    .selectAll()
    .where('order_code', 'in', orderCodes)
    .orderBy('order_code')
    .orderBy('position')
    .execute()
}

/** Notes what went back because a row's price fell. The caller holds the order's row. */
export async function lowerRow(
  db: Db,
  row: Pick<OrderRowRecord, 'order_code' | 'position' | 'returned'>,
  reduction: { fen: number; toFen: number; now: Date }
): Promise<void> {
  await db
    .updateTable('order_row')
    .set({
      lowered_fen: reduction.fen,
      lowered_to_fen: reduction.toFen,
      lowered_at: reduction.now,
      lowered_returned: row.returned
    })
    .where('order_code', '=', row.order_code)
    .where('position', '=', row.position)
    .execute()
}

/** Changes an order if it is still what the caller saw; undefined when somebody was faster. */
export function changeOrder(
  db: Db,
  before: Pick<OrderRecord, 'order_code' | 'status' | 'version'>,
  changes: Updateable<Tables['trade_order']>
): Promise<OrderRecord | undefined> {
  return db
    .updateTable('trade_order')
    .set({ ...changes, version: before.version + 1 })
    .where('order_code', '=', before.order_code)
    .where('status', '=', before.status)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
}

/** When the shopper first paid for a product, and when they first received it; an order they hid counts too. */
export async function firstBuyOf(db: Db, userId: string, spuCode: string): Promise<FirstBuy> {
  const row = await db
    .selectFrom('trade_order as o')
    .innerJoin('order_row as r', 'r.order_code', 'o.order_code')
    .select((build) => [build.fn.min('o.paid_at').as('bought_at'), build.fn.min('o.completed_at').as('received_at')])
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', PAID_STATUSES)
    .where('r.spu_code', '=', spuCode)
    .where('r.gift_activity', 'is', null)
    .executeTakeFirst()
  return {
    ...(row?.bought_at ? { boughtAt: row.bought_at.getTime() } : {}),
    ...(row?.received_at ? { receivedAt: row.received_at.getTime() } : {})
  }
}

/** The regions that the subsidies of an order hold for. */
export async function subsidyRegionsOf(db: Db, orderCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subsidy_qualification')
    .select('region_code')
    .where('order_code', '=', orderCode)
    .where('state', 'in', ['HELD', 'REDEEMED'])
    .execute()
  return rows.map((row) => row.region_code)
}
