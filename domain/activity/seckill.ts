/** What a row of a flash-sale session is for one shopper. */
import { DAY_MS, MINUTE_MS } from '../spans'

/** A piece that is not paid for in this time goes back. */
export const FLASH_PAY_MS = 15 * MINUTE_MS
/** Orders of a session that a shopper may leave unpaid before it is closed to them. */
export const UNPAID_LIMIT = 2

/** «The lowest in 90 days» looks back over so many days before a session begins. */
export const LOWEST_MS = 90 * DAY_MS

/** Whether a price is the lowest of those days: the product was sold all that time, and no piece was offered for less. */
export const isLowest = (
  { priceFen, startAt }: { priceFen: number; startAt: number },
  before: { listedAt: number; leastFen: number }
): boolean => before.listedAt <= startAt - LOWEST_MS && priceFen <= before.leastFen

export type SeckillState = 'COMING' | 'OPEN' | 'HELD_OUT' | 'SOLD_OUT' | 'OVER' | 'BOUGHT' | 'CLOSED'

export interface SeckillFacts {
  startAt: number
  endAt: number
  /** Pieces of the session. */
  allotment: number
  /** Those ordered, paid or not. */
  taken: number
  /** Those ordered and not paid yet. */
  held: number
  /** Pieces that the shopper ordered and did not let go. */
  mine: number
  /** Pieces that one shopper may have. */
  limit: number
  /** Orders of the session that the shopper left unpaid. */
  unpaid: number
}

/** Returns what a shopper can do with a SKU of a session at a moment, epoch ms. */
export function seckillState(row: SeckillFacts, nowMs: number): SeckillState {
  if (row.mine >= row.limit) return 'BOUGHT'
  if (nowMs < row.startAt) return 'COMING'
  if (nowMs >= row.endAt) return 'OVER'
  if (row.unpaid >= UNPAID_LIMIT) return 'CLOSED'
  if (row.taken < row.allotment) return 'OPEN'
  return row.held > 0 ? 'HELD_OUT' : 'SOLD_OUT'
}
