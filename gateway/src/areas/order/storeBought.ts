import { sql } from 'kysely'
import { PAID_STATUSES } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'

/** A product by the version that was bought last, and in how many orders. */
export interface OftenBought {
  sku_code: string
  times: number
}

/**
 * What a shopper paid for, in most orders first, then the newest. Without gifts, what came in the place of another, what
 * went back whole, and orders that they hid.
 */
export async function oftenBought(db: Db, userId: string, limit: number): Promise<OftenBought[]> {
  const { rows } = await sql<OftenBought>`
    select (array_agg(r.sku_code order by o.created_at desc, r.position))[1] as sku_code,
      count(distinct o.order_code)::int as times
    from trade_order o join order_row r on r.order_code = o.order_code
    where o.user_id = ${userId} and o.status = any(${[...PAID_STATUSES]}::text[]) and not o.hidden
      and r.gift_activity is null and r.exchange_case is null and r.returned < r.quantity
    group by r.spu_code
    order by times desc, max(o.created_at) desc, r.spu_code
    limit ${limit}`.execute(db)
  return rows
}
