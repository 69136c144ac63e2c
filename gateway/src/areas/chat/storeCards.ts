/** What cards of the chat show: goods, orders and cases as they are now. */
import { sql } from 'kysely'
import type { OrderStatus } from '../../../../contract'
import type { CaseKind, CaseState } from '../../../../domain/aftersale/afterSale'
import type { Db } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export interface CardOrder {
  order_code: string
  user_id: string
  shop_code: string
  status: OrderStatus
  pay_fen: number
  remark: string
  created_at: Date
  title: Words
  picture: string
  specs: { zh: { valueName: string }[]; en: { valueName: string }[] }
  sku_code: string
  pieces: number
}

const cardColumns = sql`o.order_code, o.user_id, o.shop_code, o.status, o.pay_fen, o.remark, o.created_at,
    r.title, r.picture, r.specs, r.sku_code,
    (select sum(a.quantity)::int from order_row a where a.order_code = o.order_code and a.exchange_case is null) as pieces`
const cardTables = sql`from trade_order o join order_row r on r.order_code = o.order_code
    and r.position = (select min(b.position) from order_row b where b.order_code = o.order_code)`

/** Orders of this shopper, by number. */
export async function ordersBy(db: Db, userId: string, codes: readonly string[]): Promise<Map<string, CardOrder>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<CardOrder>`select ${cardColumns} ${cardTables}
    where o.user_id = ${userId} and o.order_code = any(${[...codes]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.order_code, row]))
}

/** A shopper's things that can be sent as cards; of one shop, or of all. */
interface SendableOf {
  userId: string
  shopCode: string | undefined
}

/** A page of a shopper's orders, the newest first. */
export function ordersOf(db: Db, { userId, shopCode }: SendableOf, page: Page): Promise<Paged<CardOrder>> {
  const list = sql`${cardTables} where o.user_id = ${userId} and not o.hidden and o.kind = 'GOODS'
    and (${shopCode ?? null}::text is null or o.shop_code = ${shopCode ?? null})`
  return pageOfSql(db, { list, columns: cardColumns, order: sql`o.created_at desc, o.order_code` }, page)
}

/** SKUs that a shopper looked at, the newest first. */
export function seenSkus(db: Db, { userId, shopCode }: SendableOf, page: Page): Promise<Paged<{ sku_code: string }>> {
  const list = sql`from (select distinct on (f.spu_code) f.sku_code, f.seen_at from footprint f join sku s on s.sku_code = f.sku_code join product p on p.spu_code = s.spu_code
    where f.user_id = ${userId} and p.on_sale
      and (${shopCode ?? null}::text is null or p.shop_code = ${shopCode ?? null})
    order by f.spu_code, f.seen_at desc) as seen`
  return pageOfSql(db, { list, columns: sql`sku_code`, order: sql`seen_at desc` }, page)
}

export interface CardCase {
  case_code: string
  order_code: string
  shop_code: string
  kind: CaseKind
  state: CaseState
  refund_fen: number
  title: Words
  picture: string
}

/** Cases of this shopper, by number. */
export async function casesBy(db: Db, userId: string, codes: readonly string[]): Promise<Map<string, CardCase>> {
  if (codes.length === 0) return new Map()
  const { rows } = await sql<CardCase>`
    select c.case_code, c.order_code, o.shop_code, c.kind, c.state, c.refund_fen, r.title, r.picture
    from after_sale_case c join trade_order o on o.order_code = c.order_code
    join after_sale_row w on w.case_code = c.case_code
      and w.position = (select min(x.position) from after_sale_row x where x.case_code = c.case_code)
    join order_row r on r.order_code = c.order_code and r.position = w.position
    where c.user_id = ${userId} and c.case_code = any(${[...codes]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.case_code, row]))
}
