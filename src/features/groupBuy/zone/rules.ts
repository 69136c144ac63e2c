/** What the zone needs to decide, without a screen. */
import type { GroupActivity } from '@contract'

/** The tier that is chosen: that of the size wished for, else the largest, which is the cheapest. */
export function chosenTier({ tiers }: Pick<GroupActivity, 'tiers'>, size: number | undefined) {
  return tiers.find((tier) => tier.size === size) ?? tiers.at(-1)
}

/** The most that anybody saves by these, fen. */
export const mostSaved = (activities: readonly GroupActivity[]): number =>
  Math.max(0, ...activities.map(({ soloFen, tiers }) => soloFen - (tiers.at(-1)?.priceFen ?? soloFen)))
