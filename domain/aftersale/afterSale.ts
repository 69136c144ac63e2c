/** Cases after the sale: states, what moves one and who, what time does, reasons, and what a shopper can do. Pure. */
import { hasOwn } from '../check'
import { DAY_MS, HOUR_MS } from '../spans'

export const CASE_KINDS = ['REFUND_ONLY', 'RETURN', 'EXCHANGE'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_STATES = [
  'SUBMITTED',
  'WAIT_RETURN',
  'RETURNING',
  'DISPUTED',
  'INSPECTED',
  'WAIT_RESEND',
  'OUT_OF_STOCK',
  'RESENT',
  'REFUNDING',
  'REFUND_FAILED',
  'COMPLETED',
  'REFUSED',
  'CLOSED',
  'CANCELLED',
  'SENT_BACK'
] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What a case ends in without money: its pieces are free for another. */
export const FREE_STATES = ['REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK'] as const satisfies readonly CaseState[]
export const ENDED_STATES = ['COMPLETED', ...FREE_STATES] as const satisfies readonly CaseState[]
/** Those in which the shopper is waited for. */
export const YOUR_STATES = [
  'WAIT_RETURN',
  'DISPUTED',
  'OUT_OF_STOCK',
  'REFUND_FAILED'
] as const satisfies readonly CaseState[]

const isOneOf = (states: readonly CaseState[], state: CaseState): boolean => states.includes(state)

/** Returns whether a case in this state is over. */
export const isEnded = (state: CaseState): boolean => isOneOf(ENDED_STATES, state)
/** Its pieces are in no other case. */
export const holdsPieces = (state: CaseState): boolean => !isOneOf(FREE_STATES, state)

export const CASE_EVENTS = [
  'AGREE',
  'REFUSE',
  'CANCEL',
  'CHANGE',
  'SEND',
  'CLOSE',
  'INSPECT',
  'DISPUTE',
  'ACCEPT',
  'SEND_BACK',
  'REFUND',
  'REPLACE',
  'RESEND',
  'NO_STOCK',
  'WAIT',
  'MONEY',
  'RECEIVE',
  'AWAIT',
  'ARRIVE',
  'FAIL',
  'RETRY'
] as const
export type CaseEvent = (typeof CASE_EVENTS)[number]

export const CASE_ACTORS = ['SHOPPER', 'SHOP', 'BRAND', 'TIME', 'PROVIDER'] as const
export type CaseActor = (typeof CASE_ACTORS)[number]

interface Move {
  /** By kind where kinds differ; a kind that is not there does not move so. */
  to: CaseState | Readonly<Partial<Record<CaseKind, CaseState>>>
  by: readonly CaseActor[]
}

/** Every move there is; what is not here is refused. */
export const caseMoves: Readonly<Record<CaseState, Readonly<Partial<Record<CaseEvent, Move>>>>> = {
  SUBMITTED: {
    AGREE: { to: { REFUND_ONLY: 'REFUNDING', RETURN: 'WAIT_RETURN', EXCHANGE: 'WAIT_RETURN' }, by: ['SHOP', 'TIME'] },
    // by time only where what did not come came after all
    REFUSE: { to: 'REFUSED', by: ['SHOP', 'TIME'] },
    CANCEL: { to: 'CANCELLED', by: ['SHOPPER'] },
    CHANGE: { to: 'SUBMITTED', by: ['SHOPPER'] }
  },
  WAIT_RETURN: {
    SEND: { to: 'RETURNING', by: ['SHOPPER'] },
    CLOSE: { to: 'CLOSED', by: ['TIME'] },
    CANCEL: { to: 'CANCELLED', by: ['SHOPPER'] }
  },
  RETURNING: {
    SEND: { to: 'RETURNING', by: ['SHOPPER'] },
    INSPECT: { to: 'INSPECTED', by: ['SHOP', 'TIME'] },
    DISPUTE: { to: 'DISPUTED', by: ['SHOP'] }
  },
  DISPUTED: {
    ACCEPT: { to: 'INSPECTED', by: ['SHOPPER', 'BRAND'] },
    SEND_BACK: { to: 'SENT_BACK', by: ['SHOPPER', 'BRAND'] }
  },
  INSPECTED: {
    // an exchange in which no piece was found in order ends as a return of nothing
    REFUND: { to: { RETURN: 'REFUNDING', EXCHANGE: 'REFUNDING' }, by: ['SHOP', 'TIME', 'SHOPPER', 'BRAND'] },
    REPLACE: { to: { EXCHANGE: 'WAIT_RESEND' }, by: ['SHOP', 'TIME', 'SHOPPER', 'BRAND'] }
  },
  WAIT_RESEND: {
    RESEND: { to: 'RESENT', by: ['SHOP'] },
    NO_STOCK: { to: 'OUT_OF_STOCK', by: ['SHOP', 'TIME'] }
  },
  OUT_OF_STOCK: {
    RESEND: { to: 'RESENT', by: ['SHOP'] },
    WAIT: { to: 'WAIT_RESEND', by: ['SHOPPER'] },
    MONEY: { to: 'REFUNDING', by: ['SHOPPER', 'TIME'] }
  },
  RESENT: {
    RECEIVE: { to: 'COMPLETED', by: ['SHOPPER', 'TIME'] },
    // the new one is there, the balance is not yet
    AWAIT: { to: 'REFUNDING', by: ['SHOPPER', 'TIME'] }
  },
  REFUNDING: { ARRIVE: { to: 'COMPLETED', by: ['PROVIDER'] }, FAIL: { to: 'REFUND_FAILED', by: ['PROVIDER'] } },
  REFUND_FAILED: { RETRY: { to: 'REFUNDING', by: ['SHOPPER'] } },
  COMPLETED: {},
  REFUSED: {},
  CLOSED: {},
  CANCELLED: {},
  SENT_BACK: {}
}

/** The state after an event; undefined: not possible in this state, or not by them. */
export function nextCaseState(
  { kind, state }: { kind: CaseKind; state: CaseState },
  event: CaseEvent,
  by: CaseActor
): CaseState | undefined {
  const move = caseMoves[state][event]
  if (!move?.by.includes(by)) return undefined
  return typeof move.to === 'string' ? move.to : move.to[kind]
}

/** The shop's time for its word, the shopper's to send, the shop's to look at what came, that of a dispute; ms. */
export const ANSWER_MS = 48 * HOUR_MS
export const SEND_MS = 7 * DAY_MS
export const INSPECT_MS = 7 * DAY_MS
export const DISPUTE_MS = 5 * DAY_MS
/** The shop's time to send the new one, the shopper's to choose where there is none, and to say that it came; ms. */
export const RESEND_MS = 7 * DAY_MS
export const CHOOSE_MS = 7 * DAY_MS
export const RECEIVE_MS = 10 * DAY_MS
/** Goods that no carrier reports as delivered count as received so long after they were sent. */
export const UNSIGNED_MS = 30 * DAY_MS
/** What is left at least to an order on its way after its last open case; ms. */
export const RECEIVE_LEFT_MS = 3 * DAY_MS

/** When time moves a case on, from when it came into its state; undefined: never. `signedAt`: the shop has the goods. */
export function caseDueAt(state: CaseState, sinceMs: number, signedAt?: number): number | undefined {
  switch (state) {
    case 'SUBMITTED':
      return sinceMs + ANSWER_MS
    case 'WAIT_RETURN':
      return sinceMs + SEND_MS
    case 'RETURNING':
      return signedAt === undefined ? sinceMs + UNSIGNED_MS : signedAt + INSPECT_MS
    case 'DISPUTED':
      return sinceMs + DISPUTE_MS
    case 'WAIT_RESEND':
      return sinceMs + RESEND_MS
    case 'OUT_OF_STOCK':
      return sinceMs + CHOOSE_MS
    case 'RESENT':
      return sinceMs + RECEIVE_MS
    default:
      return undefined
  }
}

export const CASE_REASONS = [
  'CHANGED_MIND',
  'WRONG_ORDER',
  'NOT_RECEIVED',
  'REJECTED',
  'NO_REASON',
  'DAMAGED',
  'FAULTY',
  'NOT_AS_SHOWN',
  'WRONG_ITEM'
] as const
export type CaseReasonCode = (typeof CASE_REASONS)[number]

/** Where an order's row is: not sent, under way, at the door. */
export type RowPlace = 'UNSENT' | 'ON_THE_WAY' | 'THERE'

interface Reason {
  /** What can be asked for by it. */
  kinds: readonly CaseKind[]
  place: RowPlace
  /** The shop's fault: it bears both ways. */
  fault: boolean
  /** It needs pictures. */
  shown: boolean
  /** The shop says nothing to it: it is agreed at once. */
  atOnce: boolean
}

const reason = (
  kinds: readonly CaseKind[],
  place: RowPlace,
  is: Partial<Omit<Reason, 'kinds' | 'place'>> = {}
): Reason => ({
  kinds,
  place,
  fault: false,
  shown: false,
  atOnce: false,
  ...is
})
const faulty = reason(['RETURN', 'EXCHANGE'], 'THERE', { fault: true, shown: true })

export const caseReasons: Readonly<Record<CaseReasonCode, Reason>> = {
  CHANGED_MIND: reason(['REFUND_ONLY'], 'UNSENT', { atOnce: true }),
  WRONG_ORDER: reason(['REFUND_ONLY'], 'UNSENT', { atOnce: true }),
  NOT_RECEIVED: reason(['REFUND_ONLY'], 'ON_THE_WAY', { fault: true }),
  REJECTED: reason(['REFUND_ONLY'], 'ON_THE_WAY'),
  NO_REASON: reason(['RETURN'], 'THERE', { atOnce: true }),
  DAMAGED: faulty,
  FAULTY: faulty,
  NOT_AS_SHOWN: faulty,
  WRONG_ITEM: faulty
}

/** Returns whether a text is the code of a reason for a case. */
export const isCaseReason = (code: string): code is CaseReasonCode => hasOwn(caseReasons, code)

export type KindObstacle =
  | 'UNPAID'
  | 'CANCELLED'
  | 'RETURNED'
  | 'OPEN_CASE'
  | 'NOT_SHIPPED'
  | 'ON_THE_WAY'
  | 'RECEIVED'
  | 'OVER'
  | 'NOT_OFFERED'

/** What decides about the kinds of a row. */
export interface KindFacts {
  status: 'WAIT_PAY' | 'WAIT_GROUP' | 'WAIT_BALANCE' | 'WAIT_SHIP' | 'WAIT_RECEIVE' | 'COMPLETED' | 'CANCELLED'
  place: RowPlace
  quantity: number
  returned: number
  /** Pieces in open cases. */
  inCases: number
  /** Until when goods come back, and are exchanged, epoch ms; undefined: it has not begun. */
  returnUntil?: number | undefined
  exchangeUntil?: number | undefined
  /** The product is not sold any more: there is nothing to exchange for. */
  gone?: boolean
}

/** Why a kind can't be chosen for a row now; undefined: it can. */
export function kindObstacle(kind: CaseKind, facts: KindFacts, nowMs: number): KindObstacle | undefined {
  if (facts.status === 'WAIT_PAY' || facts.status === 'WAIT_BALANCE') return 'UNPAID'
  // while its group is open it can only be cancelled
  if (facts.status === 'WAIT_GROUP') return 'NOT_OFFERED'
  if (facts.status === 'CANCELLED') return 'CANCELLED'
  if (facts.returned >= facts.quantity) return 'RETURNED'
  if (facts.returned + facts.inCases >= facts.quantity) return 'OPEN_CASE'
  if (kind === 'REFUND_ONLY') return facts.place === 'THERE' ? 'RECEIVED' : undefined
  if (facts.place !== 'THERE') return facts.place === 'UNSENT' ? 'NOT_SHIPPED' : 'ON_THE_WAY'
  if (nowMs >= ((kind === 'EXCHANGE' ? facts.exchangeUntil : facts.returnUntil) ?? 0)) return 'OVER'
  return kind === 'EXCHANGE' && facts.gone ? 'NOT_OFFERED' : undefined
}

/** What can be asked for a row beside a case: somebody comes and mends it. */
export const OFFERED_KINDS = [...CASE_KINDS, 'REPAIR'] as const
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** Why what is at the door can't be mended there; undefined: it can. */
export function repairObstacle({ quantity, returned, inCases }: KindFacts): 'RETURNED' | 'OPEN_CASE' | undefined {
  if (returned >= quantity) return 'RETURNED'
  return returned + inCases >= quantity ? 'OPEN_CASE' : undefined
}

export const CASE_ACTIONS = [
  'SEND',
  'CHANGE_WAY',
  'ACCEPT',
  'SEND_BACK',
  'MONEY',
  'WAIT',
  'RECEIVE',
  'TO_BALANCE',
  'AGAIN',
  'CHANGE',
  'CANCEL',
  'DELETE'
] as const
export type CaseAction = (typeof CASE_ACTIONS)[number]

const actions: Readonly<Partial<Record<CaseState, readonly CaseAction[]>>> = {
  SUBMITTED: ['CHANGE', 'CANCEL'],
  WAIT_RETURN: ['SEND', 'CANCEL'],
  RETURNING: ['CHANGE_WAY'],
  DISPUTED: ['ACCEPT', 'SEND_BACK'],
  OUT_OF_STOCK: ['MONEY', 'WAIT'],
  RESENT: ['RECEIVE'],
  REFUND_FAILED: ['TO_BALANCE', 'AGAIN'],
  COMPLETED: ['DELETE'],
  REFUSED: ['DELETE'],
  CLOSED: ['DELETE'],
  CANCELLED: ['DELETE'],
  SENT_BACK: ['DELETE']
}

/** What a shopper can do with a case, likeliest first. `moving`: what was sent back is under way. */
export const caseActions = ({ state, moving = false }: { state: CaseState; moving?: boolean }): readonly CaseAction[] =>
  (actions[state] ?? []).filter((action) => action !== 'CHANGE_WAY' || !moving)

/** Returns who acts next. */
export const caseTurn = (state: CaseState): 'YOURS' | 'OURS' | 'NOBODYS' =>
  isOneOf(YOUR_STATES, state) ? 'YOURS' : isEnded(state) ? 'NOBODYS' : 'OURS'

const WAYS: Readonly<Record<CaseKind, readonly CaseState[]>> = {
  REFUND_ONLY: ['SUBMITTED', 'REFUNDING', 'COMPLETED'],
  RETURN: ['SUBMITTED', 'WAIT_RETURN', 'RETURNING', 'REFUNDING', 'COMPLETED'],
  EXCHANGE: ['SUBMITTED', 'WAIT_RETURN', 'RETURNING', 'WAIT_RESEND', 'RESENT', 'COMPLETED']
}
/** The stations of a case, and at which it is, from 0; an ended one that was not paid is at none (-1). */
export function caseSteps({ kind, state }: { kind: CaseKind; state: CaseState }): {
  steps: readonly CaseState[]
  index: number
} {
  const as: Partial<Record<CaseState, CaseState>> = {
    DISPUTED: 'RETURNING',
    INSPECTED: 'RETURNING',
    OUT_OF_STOCK: 'WAIT_RESEND',
    REFUND_FAILED: 'REFUNDING',
    // the money of an exchange is its last station, whether the new one came or there was none
    ...(kind === 'EXCHANGE' ? { REFUNDING: 'RESENT', REFUND_FAILED: 'RESENT' } : {})
  }
  return { steps: WAYS[kind], index: WAYS[kind].indexOf(as[state] ?? state) }
}

/** A video of what is wrong. */
export const CASE_VIDEO = { seconds: 30, bytes: 20 * 1024 * 1024 }
