/** What SKUs cost over time: a row at each change, so that «lowest in 30 days» can be told. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../core/database/database'

/**
 * What a piece costs from a moment on; the list price it is compared with stays. The first change also writes what it
 * cost before. Run it in a transaction.
 */
export async function setPrice(db: Db, skuCode: string, priceFen: number, now: Date): Promise<void> {
  await sql`insert into sku_price_history (sku_code, at, price_fen)
    select s.sku_code, least(p.listed_at, ${now}::timestamptz - interval '1 second'), s.price_fen
    from sku s join product p on p.spu_code = s.spu_code
    where s.sku_code = ${skuCode}
      and not exists (select from sku_price_history h where h.sku_code = s.sku_code)
    on conflict do nothing`.execute(db)
  await db.updateTable('sku').set({ price_fen: priceFen }).where('sku_code', '=', skuCode).execute()
  await keepPrices(db, [{ skuCode, since: now, priceFen }])
}

/** Writes down what SKUs cost from moments on; the last word of a moment counts. */
export async function keepPrices(
  db: Db,
  prices: readonly { skuCode: string; since: Date; priceFen: number }[]
): Promise<void> {
  if (prices.length === 0) return
  await db
    .insertInto('sku_price_history')
    .values(prices.map(({ skuCode, since, priceFen }) => ({ sku_code: skuCode, at: since, price_fen: priceFen })))
    .onConflict((conflict) =>
      conflict.columns(['sku_code', 'at']).doUpdateSet((build) => ({ price_fen: build.ref('excluded.price_fen') }))
    )
    .execute()
}

/**
 * The least and the most that SKUs of a query cost since a moment, as columns `least_fen` and `most_fen`: also by the price
 * that held when it began. `skuCode` is the query's column; null where nothing is written down.
 */
export const priceRangeSince = (skuCode: RawBuilder<unknown>, since: Date | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select min(h.price_fen) as least_fen, max(h.price_fen) as most_fen from sku_price_history h
    where h.sku_code = ${skuCode} and h.at >= coalesce(
      (select max(b.at) from sku_price_history b where b.sku_code = ${skuCode} and b.at < ${since}), ${since}))`
