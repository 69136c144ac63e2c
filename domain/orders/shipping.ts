/** What the messaging platform has to know of goods that were paid by it, leave late, or left. Pure. */
import { DAY_MS } from '../spans'

/** Parcels that the platform takes of one payment. */
export const MOST_PARCELS = 15

/** Returns the parcels that fit beside the earlier reports of the payment, of those that leave. */
export const fitting = <T>(parcels: readonly T[], toldBefore: number): T[] =>
  parcels.slice(0, Math.max(0, MOST_PARCELS - toldBefore))

/** Goods that leave later than this after their payment are reported to the platform. */
const LATE_MS = 15 * DAY_MS
/** A report names no later time than this after the payment. */
const LATEST_MS = 330 * DAY_MS

/** The time that is reported to the platform for goods to leave; undefined: so soon that it needs no report. */
export const toldLeavesAt = (paidMs: number, leavesMs: number): number | undefined =>
  leavesMs - paidMs <= LATE_MS ? undefined : Math.min(leavesMs, paidMs + LATEST_MS)
