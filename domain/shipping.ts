/** What the messaging platform has to know of goods that were paid by it and left. Pure. */
import { MINUTE_MS } from './spans'

/** Parcels that the platform takes of one payment. */
export const MOST_PARCELS = 15

/** Of parcels that leave, those that fit beside what was told of the payment before. */
export const fitting = <T>(parcels: readonly T[], toldBefore: number): T[] =>
  parcels.slice(0, Math.max(0, MOST_PARCELS - toldBefore))

/** When it is tried again after so many attempts: a minute, then twice as long each time, an hour at most. */
export const retryAfterMs = (attempts: number): number => Math.min(60, 2 ** Math.max(0, attempts - 1)) * MINUTE_MS
