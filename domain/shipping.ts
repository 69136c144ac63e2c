/** What the messaging platform has to know of goods that were paid by it and left. Pure. */

/** Parcels that the platform takes of one payment. */
export const MOST_PARCELS = 15

/** Of parcels that leave, those that fit beside what was told of the payment before. */
export const fitting = <T>(parcels: readonly T[], toldBefore: number): T[] =>
  parcels.slice(0, Math.max(0, MOST_PARCELS - toldBefore))
