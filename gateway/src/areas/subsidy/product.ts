import { pieceSubsidy } from '../../../../domain/activity/subsidy'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { rateOf } from './store'

/** What the subsidy takes off one piece of a SKU at a price, fen; 0: nothing. */
export async function subsidyOfPiece(
  db: Db,
  { userId, nowMs }: Visitor,
  { skuCode, priceFen }: { skuCode: string; priceFen: number }
): Promise<number> {
  const rate = await rateOf(db, skuCode, { userId, now: new Date(nowMs) })
  return rate === undefined ? 0 : pieceSubsidy(priceFen, 1, rate)
}
