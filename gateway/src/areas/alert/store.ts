import { sql } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { priceNow } from '../product'

export type AlertRecord = Tables['product_alert']
type Wish = Pick<AlertRecord, 'user_id' | 'sku_code' | 'kind'>

/** Keeps a wish; the same again counts from the price of now. */
export async function keepAlert(db: Db, alert: AlertRecord): Promise<void> {
  await db
    .insertInto('product_alert')
    .values(alert)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_code', 'kind']).doUpdateSet({ price_fen: alert.price_fen })
    )
    .execute()
}

export async function dropAlert(db: Db, { user_id, sku_code, kind }: Wish): Promise<void> {
  await db
    .deleteFrom('product_alert')
    .where('user_id', '=', user_id)
    .where('sku_code', '=', sku_code)
    .where('kind', '=', kind)
    .execute()
}

/** All that a shopper waits for; the shopper's row is held, so that two wishes at once are counted one after the other. */
export async function lockAlerts(db: Db, userId: string): Promise<AlertRecord[]> {
  await sql`select user_id from customer where user_id = ${userId} for update`.execute(db)
  return db.selectFrom('product_alert').selectAll().where('user_id', '=', userId).execute()
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

/** Takes out one wish that has come true; run it in a transaction. Several gateways get different ones. */
export async function takeDue(db: Db, nowMs: number): Promise<DueAlert | undefined> {
  const result = await sql<AlertRecord & { now_fen: number }>`
    select a.*, ${priceNow(nowMs)} as now_fen
    from product_alert a
    join sku s on s.sku_code = a.sku_code
    join product p on p.spu_code = s.spu_code and p.on_sale
    join stock t on t.sku_code = a.sku_code and t.available > 0
    where a.kind = 'STOCK' or ${priceNow(nowMs)} < a.price_fen
    order by a.created_at
    limit 1
    for update of a skip locked`.execute(db)
  const due = result.rows[0]
  if (due === undefined) return undefined
  await dropAlert(db, due)
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
