/** Who is a partner: the states a person goes through, and who moves them. */
import { DAY_MS, HOUR_MS } from '../spans'

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

/** Has the role of a partner: the work is open to them, also while a new version of the contract waits for a signature. */
export const mayWork = (state: PartnerState): boolean => state === 'ACTIVE' || state === 'RESIGN'

/** Earns for what is shared now. Who has become an employee keeps what they earned and earns nothing new. */
export const earnsNow = (state: PartnerState, isEmployee: boolean): boolean => state === 'ACTIVE' && !isEmployee

/** Times an identity may be refused, and the wait after each. */
export const VERIFY_TRIES = 3
export const VERIFY_WAIT_MS = 24 * HOUR_MS

/** From when on identity may be tried; 'never': all tries are used. */
export function mayVerify(partner: { tries: number; refusedAt: number | undefined }): number | 'never' {
  if (partner.tries >= VERIFY_TRIES) return 'never'
  return partner.refusedAt === undefined ? 0 : partner.refusedAt + VERIFY_WAIT_MS
}

/** What who left has not withdrawn waits so long for them; after that it is the shop's again. */
export const LEFT_WAIT_MS = 365 * DAY_MS

/** Years from which on somebody may join. */
export const PARTNER_AGE = 18
/** What a partner's shares carry. */
export const isPartnerCode = (value: unknown): value is string =>
  typeof value === 'string' && /^HP[0-9A-HJKMNP-TV-Z]{8}$/.test(value)

/** Basis points by category; `*`: all others. */
export type PartnerRates = Readonly<Record<string, number>>

/** Rates as the site parameter `PARTNER_RATES` says them: `*=400,RICE_COOKER=600`. What is unfit is left out. */
export function readRates(text: string | null | undefined): PartnerRates {
  const rates: Record<string, number> = { '*': 0 }
  for (const part of (text ?? '').split(',')) {
    const [, code, points] = /^\s*(\*|[A-Za-z0-9_-]{1,64})=([0-9]{1,4})\s*$/.exec(part) ?? []
    if (code !== undefined && Number(points) <= 5_000) rates[code] = Number(points)
  }
  return rates
}

/** What one earns by goods that were paid for, before tax; what is less than a fen stays with the shop. */
export const exampleFen = (priceFen: number, basisPoints: number, pieces: number): number =>
  Math.floor((priceFen * basisPoints) / 10_000) * pieces
