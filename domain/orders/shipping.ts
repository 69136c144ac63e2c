/** What the messaging platform has to know of goods that were paid by it, leave late, or left. Pure. */
import { DAY_MS } from '../spans'

/** Parcels that the platform takes of one payment. */
export const MOST_PARCELS = 15

/** Of parcels that leave, those that fit beside what was told of the payment before. */
export const fitting = <T>(parcels: readonly T[], toldBefore: number): T[] =>
  parcels.slice(0, Math.max(0, MOST_PARCELS - toldBefore))

/** Goods that leave later than this after their payment have to be told to the platform. */
const LATE_MS = 15 * DAY_MS
/** And no later than this is told. */
const LATEST_MS = 330 * DAY_MS

/** When the platform is told that goods leave; undefined: so soon that it needs no word. */
export const toldLeavesAt = (paidMs: number, leavesMs: number): number | undefined =>
  leavesMs - paidMs <= LATE_MS ? undefined : Math.min(leavesMs, paidMs + LATEST_MS)
