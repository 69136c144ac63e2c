import { sql } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { marksOf, type Marks } from '../../core/database/marks'
import { inStockNow, priceNow } from '../product'

export type AlertRecord = Tables['product_alert']

const wishesFor = (kind: AlertRecord['kind']) =>
  marksOf({ table: 'product_alert', thing: 'sku_code', only: { kind }, renews: ['price_fen'] })

/** SKUs that shoppers wait for; the same wish again counts from the price of now. */
export const wishes: Readonly<Record<AlertRecord['kind'], Marks>> = {
  STOCK: wishesFor('STOCK'),
  PRICE: wishesFor('PRICE')
}

/** What a shopper waits for among the versions of a product. */
export function alertsOf(db: Db, userId: string, spuCode: string): Promise<AlertRecord[]> {
  return db
    .selectFrom('product_alert')
    .innerJoin('sku', 'sku.sku_code', 'product_alert.sku_code')
    .selectAll('product_alert')
    .where('product_alert.user_id', '=', userId)
    .where('sku.spu_code', '=', spuCode)
    .orderBy('product_alert.created_at')
    .orderBy('product_alert.sku_code')
    .orderBy('product_alert.kind')
    .execute()
}

export interface DueAlert extends AlertRecord {
  nowFen: number
}

/** Takes out one wish that has come true for its owner; run it in a transaction. Several gateways get different ones. */
export async function takeDue(db: Db, now: Date): Promise<DueAlert | undefined> {
  const nowMs = now.getTime()
  const owner = sql.ref('a.user_id')
  const found = await sql<AlertRecord & { now_fen: number }>`
    select a.*, ${priceNow(nowMs, owner)} as now_fen
    from product_alert a
    join sku s on s.sku_code = a.sku_code
    join product p on p.spu_code = s.spu_code and p.on_sale
    left join stock t on t.sku_code = a.sku_code
    where ${inStockNow(nowMs, owner)} and (a.kind = 'STOCK' or ${priceNow(nowMs, owner)} < a.price_fen)
    order by a.created_at
    limit 1
    for update of a skip locked`.execute(db)
  const due = found.rows[0]
  if (due === undefined) return undefined
  await wishes[due.kind].unset(db, due.user_id, [due.sku_code])
  return { ...due, nowFen: due.now_fen }
}

/** SKUs that are sold out while somebody waits for them since before a moment. */
export async function waitedForSince(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('product_alert')
    .innerJoin('stock', 'stock.sku_code', 'product_alert.sku_code')
    .select('product_alert.sku_code')
    .distinct()
    .where('kind', '=', 'STOCK')
    .where('created_at', '<=', before)
    .where('available', '=', 0)
    .orderBy('product_alert.sku_code')
    .limit(50)
    .execute()
  return rows.map((row) => row.sku_code)
}
