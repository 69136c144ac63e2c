/** Who is a partner: the states a person goes through, and who moves them. */
import { HOUR_MS } from './spans'

/** NONE has no row. RESIGN: a new version of the contract waits for a signature. */
export const PARTNER_STATES = [
  'NONE',
  'APPLIED',
  'VERIFIED',
  'REFUSED',
  'ACTIVE',
  'RESIGN',
  'SUSPENDED',
  'LEFT'
] as const
export type PartnerState = (typeof PARTNER_STATES)[number]

export type PartnerEvent =
  | 'APPLY'
  | 'VERIFY'
  | 'REFUSE'
  | 'SIGN'
  | 'NEW_VERSION'
  | 'SUSPEND'
  /** Back to work under the contract that was signed. */
  | 'RESUME'
  /** Back to work, where a new version came meanwhile. */
  | 'RESUME_OLD'
  | 'LEAVE'

const MOVES: Readonly<Record<PartnerState, Partial<Record<PartnerEvent, PartnerState>>>> = {
  NONE: { APPLY: 'APPLIED' },
  APPLIED: { VERIFY: 'VERIFIED', REFUSE: 'REFUSED', LEAVE: 'LEFT' },
  REFUSED: { VERIFY: 'VERIFIED', REFUSE: 'REFUSED', LEAVE: 'LEFT' },
  VERIFIED: { SIGN: 'ACTIVE', LEAVE: 'LEFT' },
  ACTIVE: { NEW_VERSION: 'RESIGN', SUSPEND: 'SUSPENDED', LEAVE: 'LEFT' },
  RESIGN: { SIGN: 'ACTIVE', SUSPEND: 'SUSPENDED', LEAVE: 'LEFT' },
  SUSPENDED: { RESUME: 'ACTIVE', RESUME_OLD: 'RESIGN', LEAVE: 'LEFT' },
  LEFT: {}
}

/** Where an event leads; undefined: it can't happen there. */
export const nextPartnerState = (state: PartnerState, event: PartnerEvent): PartnerState | undefined =>
  MOVES[state][event]

/** Earns for what is shared now. */
export const earnsNow = (state: PartnerState): boolean => state === 'ACTIVE'

/** Times an identity may be refused, and the wait after each. */
export const VERIFY_TRIES = 3
export const VERIFY_WAIT_MS = 24 * HOUR_MS

/** From when on identity may be tried; 'never': all tries are used. */
export function mayVerify(partner: { tries: number; refusedAt: number | undefined }): number | 'never' {
  if (partner.tries >= VERIFY_TRIES) return 'never'
  return partner.refusedAt === undefined ? 0 : partner.refusedAt + VERIFY_WAIT_MS
}
