/** The trade-in subsidy: what it takes off a piece, and what a qualification goes through. Pure. */
import { idCardProblem, type IdCardProblem } from '../people/idCard'
import { DAY_MS } from '../spans'

/** NONE has no row. HELD: an order that is not paid yet has it. */
export const QUALIFICATION_STATES = ['NONE', 'UNREDEEMED', 'HELD', 'REDEEMED', 'EXPIRED', 'UNBOUND'] as const
export type QualificationState = (typeof QUALIFICATION_STATES)[number]

export type QualificationEvent =
  | 'CLAIM'
  | 'SUBMIT'
  | 'PAY'
  /** Its order ended before it was paid. */
  | 'CLOSE'
  /** The order, or the piece, went back whole. */
  | 'REFUND'
  | 'EXPIRE'
  | 'UNBIND'

const MOVES: Readonly<Record<QualificationState, Partial<Record<QualificationEvent, QualificationState>>>> = {
  NONE: { CLAIM: 'UNREDEEMED' },
  UNREDEEMED: { SUBMIT: 'HELD', EXPIRE: 'EXPIRED', UNBIND: 'UNBOUND' },
  HELD: { PAY: 'REDEEMED', CLOSE: 'UNREDEEMED' },
  REDEEMED: { REFUND: 'UNREDEEMED' },
  EXPIRED: { CLAIM: 'UNREDEEMED' },
  UNBOUND: { CLAIM: 'UNREDEEMED' }
}

/** Where an event leads; undefined: it can't happen there. */
export const nextQualification = (
  state: QualificationState,
  event: QualificationEvent
): QualificationState | undefined => MOVES[state][event]

/** Every state from which an event can happen. */
export const statesBefore = (event: QualificationEvent): QualificationState[] =>
  QUALIFICATION_STATES.filter((state) => nextQualification(state, event) !== undefined)

/** As the clock has it: what nobody used in time is over, whether or not it was swept. */
export const qualificationNow = (state: QualificationState, validUntil: number, nowMs: number): QualificationState =>
  state === 'UNREDEEMED' && validUntil <= nowMs ? 'EXPIRED' : state

/** Days that pictures of a card are kept after they were taken. */
export const CARD_PICTURE_DAYS = 30
/** px, the longer side of a picture of a card: on a smaller one its number can't be read. */
export const CARD_SIDE_PX = 400
/** How long before its end somebody who wants it hears of a qualification. */
export const REMIND_MS = 3 * DAY_MS

/** Time between two times that a shopper unbinds. */
export const UNBIND_MS = DAY_MS

/** From when on a shopper may unbind again. */
export const unbindFrom = (lastMs: number | undefined): number => (lastMs === undefined ? 0 : lastMs + UNBIND_MS)

export interface SubsidyRate {
  percent: number
  capFen: number
}

/** What one of so many pieces is brought down by, of what is left to pay of them all. */
export function pieceSubsidy(leftFen: number, quantity: number, { percent, capFen }: SubsidyRate): number {
  if (leftFen <= 0 || quantity < 1) return 0
  return Math.min(capFen, Math.floor((Math.floor(leftFen / quantity) * percent) / 100))
}

export interface SubsidisedRow {
  skuCode: string
  quantity: number
  /** Its price less coupon, packet and points. */
  leftFen: number
}

export interface UsableQualification extends SubsidyRate {
  qualificationId: string
  skuCodes: readonly string[]
}

export interface TakenSubsidy {
  qualificationId: string
  /** Place of the row. */
  row: number
  fen: number
}

/** One piece of one row a qualification, each where it takes off most; a row has one at the most. */
export function takeSubsidies(
  rows: readonly SubsidisedRow[],
  qualifications: readonly UsableQualification[]
): TakenSubsidy[] {
  const uses: TakenSubsidy[] = []
  for (const { qualificationId, skuCodes, ...rate } of qualifications) {
    let best: TakenSubsidy | undefined
    for (const [row, { skuCode, quantity, leftFen }] of rows.entries()) {
      if (!skuCodes.includes(skuCode) || uses.some((other) => other.row === row)) continue
      const fen = pieceSubsidy(leftFen, quantity, rate)
      if (fen > (best?.fen ?? 0)) best = { qualificationId, row, fen }
    }
    if (best) uses.push(best)
  }
  return uses
}

/** Whether goods that go there are within a region: a city, or a whole province. */
export const isDelivered = (address: { provinceCode: string; cityCode: string }, regionCode: string): boolean =>
  address.cityCode === regionCode || address.provinceCode === regionCode

/** What is wrong with a claimant's id number; claimants may be of any age and from any place. */
export const holderProblem = (
  idNumber: string,
  today: string
): Exclude<IdCardProblem, 'REGION' | 'YOUNG'> | undefined => {
  const problem = idCardProblem(idNumber, today, 0, { anyRegion: true })
  return problem === 'REGION' || problem === 'YOUNG' ? undefined : problem
}
