import type { Db } from '../../core/database/database'
import { addSold } from '../product'
import type { OrderRowRecord } from './store'

/** Rows without what was given along with them. */
export const withoutGifts = <R extends Pick<OrderRowRecord, 'gift_activity'>>(rows: readonly R[]): R[] =>
  rows.filter((row) => row.gift_activity === null)

/** Rows as they were ordered, without gifts and without what came in the place of another. */
export const originalRows = <R extends Pick<OrderRowRecord, 'gift_activity' | 'exchange_case'>>(
  rows: readonly R[]
): R[] => withoutGifts(rows).filter((row) => row.exchange_case === null)

/**
 * Counts what orders sold, or with `back` no longer. Everybody's products go by their code, over all the orders of a
 * transaction at once: transactions that counted order by order, or version by version, would wait for each other in a ring.
 */
export async function countSold(
  db: Db,
  rows: readonly Pick<OrderRowRecord, 'spu_code' | 'quantity' | 'gift_activity'>[],
  back = false
): Promise<void> {
  const pieces = new Map<string, number>()
  for (const row of withoutGifts(rows)) pieces.set(row.spu_code, (pieces.get(row.spu_code) ?? 0) + row.quantity)
  for (const [spuCode, quantity] of [...pieces].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await addSold(db, spuCode, back ? -quantity : quantity)
  }
}
