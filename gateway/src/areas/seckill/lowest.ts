import { isLowest } from '../../../../domain/activity/seckill'
import type { Db } from '../../core/database/database'
import { pricesBefore } from './storeLowest'

/** A SKU in a session. */
interface SessionSku {
  sessionCode: string
  skuCode: string
}

/** Says of SKUs in sessions whether their price is the lowest of 90 days, as a field that is absent where it is not. */
export async function lowestAmong(
  db: Db,
  rows: readonly SessionSku[]
): Promise<(row: SessionSku) => { lowest?: true }> {
  const records = await pricesBefore(
    db,
    rows.map((row) => ({ session_code: row.sessionCode, sku_code: row.skuCode }))
  )
  const keyOf = (row: SessionSku): string => JSON.stringify([row.sessionCode, row.skuCode])
  const lowest = new Set(
    records
      .filter((record) =>
        isLowest(
          { priceFen: record.price_fen, startAt: record.start_at.getTime() },
          { listedAt: record.listed_at.getTime(), leastFen: record.least_fen }
        )
      )
      .map((record) => keyOf({ sessionCode: record.session_code, skuCode: record.sku_code }))
  )
  return (row) => (lowest.has(keyOf(row)) ? { lowest: true } : {})
}
