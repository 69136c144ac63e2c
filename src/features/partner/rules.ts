import type { PartnerStanding } from '@contract'
import { hasOwn } from '@/lib/json'

/** Where somebody goes on from where they stand: to join, verify, sign, or what they signed; nowhere. */
export type WayOn = 'JOIN' | 'VERIFY' | 'SIGN' | 'SIGN_AGAIN' | 'FILE' | 'NOWHERE'

const WAYS: Record<PartnerStanding['state'], WayOn> = {
  NONE: 'JOIN',
  APPLIED: 'VERIFY',
  REFUSED: 'VERIFY',
  VERIFIED: 'SIGN',
  RESIGN: 'SIGN_AGAIN',
  ACTIVE: 'FILE',
  SUSPENDED: 'FILE',
  LEFT: 'NOWHERE'
}

/** A state that the app does not know leads nowhere. */
export const wayOn = ({ state, barred }: Pick<PartnerStanding, 'state' | 'barred'>): WayOn =>
  barred !== undefined && state === 'NONE' ? 'NOWHERE' : hasOwn(WAYS, state) ? WAYS[state] : 'NOWHERE'

/** The words for a shopper who has no way left. */
export const nowhereWords = ({ state, barred }: Pick<PartnerStanding, 'state' | 'barred'>) =>
  state === 'LEFT' ? 'left' : barred === undefined ? 'otherState' : 'employee'

/** 4 % of 400 basis points. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100}%`

/** 3f9a 71c2 … e04b c07e */
export const shortHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`
