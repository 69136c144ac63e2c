/** What screens of group buys need to decide, without a screen. */
import type { OwnGroup } from '@contract'

/** The first sign of a masked name. */
export const initialOf = (name: string): string => name.replace(/\*+$/, '') || '·'

export type OwnLook = 'OPEN' | 'FULL' | 'FAILED' | 'LEFT' | 'OTHER'

/** The words for a shopper's own group: they left one that goes on without them, or that others have filled. */
export function lookOf({ state, missing, closedAt }: Pick<OwnGroup, 'state' | 'missing' | 'closedAt'>): OwnLook {
  if (state === 'FULL' || state === 'OPEN') return state
  if (state !== 'FAILED') return 'OTHER'
  return closedAt === undefined || missing === 0 ? 'LEFT' : 'FAILED'
}
