/** What screens of group buys need to decide, without a screen. */
import type { BuyGroup, GroupActivity, OwnGroup } from '@contract'

/** The tier that is chosen: that of the size wished for, else the largest, which is the cheapest. */
export function chosenTier({ tiers }: Pick<GroupActivity, 'tiers'>, size: number | undefined) {
  return tiers.find((tier) => tier.size === size) ?? tiers.at(-1)
}

/** The most that anybody saves by these, fen. */
export const mostSaved = (activities: readonly GroupActivity[]): number =>
  Math.max(0, ...activities.map(({ soloFen, tiers }) => soloFen - (tiers.at(-1)?.priceFen ?? soloFen)))

/** The values a version is known by, in one line. */
export const versionOf = ({ specs }: Pick<BuyGroup, 'specs'>): string =>
  specs.map(({ valueName }) => valueName).join(' · ')

/** The first sign of a masked name. */
export const initialOf = (name: string): string => name.replace(/\*+$/, '') || '·'

export type OwnLook = 'OPEN' | 'FULL' | 'FAILED' | 'LEFT' | 'OTHER'

/** How one's own group is told: one that was cancelled before it was full was left. */
export function lookOf({ state, orderStatus, missing, members }: OwnGroup): OwnLook {
  if (state === 'FULL' || state === 'OPEN') return state
  if (state !== 'FAILED') return 'OTHER'
  return orderStatus === 'CANCELLED' && missing === 0 && members.length > 0 ? 'LEFT' : 'FAILED'
}
