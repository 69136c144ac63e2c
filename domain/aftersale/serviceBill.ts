/** A bill of service at home: its states, who moves it, what its shopper can do, and what it costs before and after a quote. Pure. */
import { addFen, multiplyFen } from '../money/money'
import { DAY_MS } from '../spans'
import { isChangeable } from './visitChange'

/** Kinds of work that are booked, in the order in which they are shown. */
export const BILL_WORKS = ['REPAIR', 'INSTALL', 'CLEAN'] as const
export type BillWork = (typeof BILL_WORKS)[number]

export const BILL_STATES = [
  'SUBMITTED',
  'ACCEPTED',
  'ASSIGNED',
  'ON_THE_WAY',
  'WORKING',
  'WAIT_CONFIRM',
  'DONE',
  'UNREPAIRABLE',
  'CANCELLED'
] as const
export type BillState = (typeof BILL_STATES)[number]

/** AGREE and DECLINE are the shopper's word on a quote; CANCEL is either's; all others are the desk's and the engineer's. */
export const BILL_EVENTS = [
  'ACCEPT',
  'ASSIGN',
  'SET_OUT',
  'BEGIN',
  'QUOTE',
  'AGREE',
  'DECLINE',
  'FINISH',
  'GIVE_UP',
  'CANCEL'
] as const
export type BillEvent = (typeof BILL_EVENTS)[number]

/** Every move there is; what is not here is refused. */
export const billTransitions: Readonly<Record<BillState, Readonly<Partial<Record<BillEvent, BillState>>>>> = {
  SUBMITTED: { ACCEPT: 'ACCEPTED', CANCEL: 'CANCELLED' },
  ACCEPTED: { ASSIGN: 'ASSIGNED', CANCEL: 'CANCELLED' },
  ASSIGNED: { SET_OUT: 'ON_THE_WAY', CANCEL: 'CANCELLED' },
  ON_THE_WAY: { BEGIN: 'WORKING' },
  WORKING: { QUOTE: 'WAIT_CONFIRM', FINISH: 'DONE', GIVE_UP: 'UNREPAIRABLE' },
  WAIT_CONFIRM: { AGREE: 'WORKING', DECLINE: 'DONE' },
  DONE: {},
  UNREPAIRABLE: {},
  CANCELLED: {}
}

/** The state after an event; undefined: the event is not possible in this state. */
export const nextBillState = (state: BillState, event: BillEvent): BillState | undefined =>
  billTransitions[state][event]

/** States in which a visit is still to come, so that it holds its place in the calendar. */
const BEFORE_VISIT: readonly BillState[] = ['SUBMITTED', 'ACCEPTED', 'ASSIGNED']
/** States that nothing follows. */
export const ENDED_STATES = ['DONE', 'UNREPAIRABLE', 'CANCELLED'] as const satisfies readonly BillState[]

/** Returns whether a bill in this state is over. */
export const isEnded = (state: BillState): boolean => ENDED_STATES.some((endState) => endState === state)

/** Days within which the same fault of the same appliance is mended free. */
export const FREE_AGAIN_DAYS = 180
/** What a review of a finished bill earns. */
export const BILL_REVIEW_POINTS = 30
/** Signs of what the shopper says of the fault. */
export const BILL_TEXT_LENGTH = 200
/** A video of the fault. */
export const BILL_VIDEO = { seconds: 30, bytes: 20 * 1024 * 1024 }
/** Bills that one account or phone may have open at once. */
export const MOST_OPEN_BILLS = 5

export const BILL_ACTIONS = ['ANSWER', 'PAY', 'REVIEW', 'CHANGE_TIME', 'CANCEL', 'DELETE'] as const
export type BillAction = (typeof BILL_ACTIONS)[number]

/** What decides about the actions of a bill. */
export interface BillFacts {
  state: BillState
  /** The maker's own bill, which is only looked at here. */
  ofMaker?: boolean
  /** When its visit begins; unknown: none is booked. */
  visitFrom?: number
  /** An order of it waits to be paid. */
  unpaid?: boolean
  reviewed?: boolean
}

/** Whether the visit can be changed or given up: until two hours before it. */
export const isVisitOpen = ({ state, visitFrom }: BillFacts, nowMs: number): boolean =>
  BEFORE_VISIT.includes(state) && (visitFrom === undefined || isChangeable(visitFrom, nowMs))

/** What a shopper can do with a bill now, likeliest first. */
export function billActions(bill: BillFacts, nowMs: number): BillAction[] {
  const { state, ofMaker = false, unpaid = false, reviewed = false } = bill
  if (ofMaker) return isEnded(state) ? ['DELETE'] : []
  const open = isVisitOpen(bill, nowMs)
  const has: Record<BillAction, boolean> = {
    ANSWER: state === 'WAIT_CONFIRM',
    PAY: unpaid,
    REVIEW: state === 'DONE' && !reviewed,
    CHANGE_TIME: open,
    CANCEL: open,
    DELETE: isEnded(state) && !unpaid
  }
  return BILL_ACTIONS.filter((action) => has[action])
}

/** One price of the standard as it was when the bill was booked. */
export interface FrozenFee {
  itemCode: string
  part: 'LABOUR' | 'MATERIAL'
  fen: number
}

/** Why a line costs nothing. */
export type FreeBecause = 'WARRANTY' | 'AGAIN'

/** Why repair is free for this appliance; undefined: it is charged. Installing and cleaning are charged by the standard. */
export const freeBecause = (
  work: BillWork,
  { inWarranty, again }: { inWarranty: boolean; again: boolean }
): FreeBecause | undefined => (work !== 'REPAIR' ? undefined : again ? 'AGAIN' : inWarranty ? 'WARRANTY' : undefined)

/** What every bill charges, even without a fault: the first labour of the standard, such as the visit. */
export const basicFee = <F extends Pick<FrozenFee, 'part'>>(fees: readonly F[]): F | undefined =>
  fees.find(({ part }) => part === 'LABOUR')

export interface QuotedLine {
  itemCode: string
  fen: number
  count: number
  /** It costs nothing. */
  free: boolean
}

/** What a quote comes to, fen. */
export const quoteTotal = (lines: readonly QuotedLine[]): number =>
  addFen(...lines.map(({ fen, count, free }) => (free ? 0 : multiplyFen(fen, count))))

/** What a bill's shopper owes for it, paid or not: an agreed quote, unless nothing could be mended. Fen. */
export const owedFen = ({
  state,
  quote
}: {
  state: BillState
  quote: { agreed?: boolean; totalFen: number } | null
}): number => (quote?.agreed === true && state !== 'UNREPAIRABLE' ? quote.totalFen : 0)

/** An earlier bill of the same appliance. */
export interface EarlierBill {
  work: BillWork
  state: BillState
  faults: readonly string[]
  /** The shopper said no to its quote: nothing was mended. */
  declined: boolean
  /** Epoch ms. */
  endedAt: number | null
}

/** Faults that were mended so lately that mending them again is free, each once. */
export function freeFaults(earlier: readonly EarlierBill[], nowMs: number): string[] {
  const repairs = earlier.filter(
    ({ work, state, declined, endedAt }) =>
      work === 'REPAIR' &&
      state === 'DONE' &&
      !declined &&
      endedAt !== null &&
      nowMs < endedAt + FREE_AGAIN_DAYS * DAY_MS
  )
  return [...new Set(repairs.flatMap(({ faults }) => faults))]
}

/** Whether one of these faults is mended free again. */
export const isFreeAgain = (earlier: readonly EarlierBill[], faults: readonly string[], nowMs: number): boolean =>
  freeFaults(earlier, nowMs).some((fault) => faults.includes(fault))
