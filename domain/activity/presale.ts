/** A presale: a deposit now, the balance in its window, then the parcel. The equation, the states, and what goes back when. */
import { HOUR_MS, MINUTE_MS } from '../spans'

/** How long an order waits for its deposit. */
export const DEPOSIT_MS = 30 * MINUTE_MS
/** A reminder is sent so long before the balance can be paid, and another so long before it no longer can. */
export const REMIND_BEFORE_START_MS = 30 * MINUTE_MS
export const REMIND_BEFORE_END_MS = 2 * HOUR_MS
/** A deposit is at most this part of what is paid in all, percent: what the law allows, where the shop sets no lower one. */
export const MOST_DEPOSIT_PERCENT = 20

/** The shop's own limit; never above that of the law, which stands for what is no number. */
export function depositPercent(parameter: string | null | undefined): number {
  const own = Number(parameter ?? '')
  return Number.isInteger(own) && own > 0 ? Math.min(own, MOST_DEPOSIT_PERCENT) : MOST_DEPOSIT_PERCENT
}

/** What a piece costs and how the money comes. */
export interface PresalePrice {
  /** Before what the deposit takes off more than itself. */
  priceFen: number
  depositFen: number
  /** What the deposit counts for; never less than itself. */
  worthFen: number
}

export interface Equation {
  depositFen: number
  /** The deposit is taken off as so much, and what that saves. */
  worthFen: number
  savedFen: number
  /** What is paid in the window, without delivery, packet and coupon. */
  balanceFen: number
  /** Both together. */
  totalFen: number
  /** How many times itself the deposit counts, where that is a whole number; absent: it is none, or one. */
  times?: number
}

/** Price = what the deposit counts for + the balance. Of several pieces each amount is so many times. */
export function equationOf({ priceFen, depositFen, worthFen }: PresalePrice, quantity = 1): Equation {
  const times = worthFen / depositFen
  return {
    depositFen: depositFen * quantity,
    worthFen: worthFen * quantity,
    savedFen: (worthFen - depositFen) * quantity,
    balanceFen: (priceFen - worthFen) * quantity,
    totalFen: (priceFen - worthFen + depositFen) * quantity,
    ...(Number.isInteger(times) && times > 1 ? { times } : {})
  }
}

/** Whether it can be published: whole fen, at most the lawful part of what is paid in all, and something left to pay. */
export function isPresalePrice(price: PresalePrice, soloFen: number, mostPercent = MOST_DEPOSIT_PERCENT): boolean {
  const { priceFen, depositFen, worthFen } = price
  if (![priceFen, depositFen, worthFen].every((fen) => Number.isInteger(fen) && fen > 0)) return false
  const { balanceFen, totalFen } = equationOf(price)
  return worthFen >= depositFen && balanceFen > 0 && depositFen * 100 <= totalFen * mostPercent && totalFen <= soloFen
}

export interface PresaleTimes {
  /** Deposits from then on, and until then. */
  startAt: number
  endAt: number
  balanceFrom: number
  balanceTo: number
  /** It leaves the shop before then. */
  shipBy: number
}

/** Whether the times follow each other; an order placed at the last moment can still pay its deposit before the window. */
export const arePresaleTimes = ({ startAt, endAt, balanceFrom, balanceTo, shipBy }: PresaleTimes): boolean =>
  startAt < endAt && endAt + DEPOSIT_MS <= balanceFrom && balanceFrom < balanceTo && balanceTo <= shipBy

/** OPEN: deposits are taken. OVER: they are not any more. */
export type PresalePhase = 'COMING' | 'OPEN' | 'OVER'

/** Returns the phase of a presale at a moment, epoch ms. */
export function presalePhase({ startAt, endAt }: Pick<PresaleTimes, 'startAt' | 'endAt'>, nowMs: number): PresalePhase {
  if (nowMs < startAt) return 'COMING'
  return nowMs < endAt ? 'OPEN' : 'OVER'
}

/** How an order of a presale ended before its goods left. UNPAID: without a deposit. RETURNED: paid in full and cancelled. */
export const PRESALE_OUTCOMES = ['UNPAID', 'FORFEITED', 'SHOP_FAILED', 'RETURNED'] as const
export type PresaleOutcome = (typeof PRESALE_OUTCOMES)[number]

/**
 * DEPOSIT_PAID: its window has not begun. WAIT_BALANCE: it has. PAID: it is shipped, or on its way, as any other order.
 */
export const PRESALE_STATES = ['WAIT_DEPOSIT', 'DEPOSIT_PAID', 'WAIT_BALANCE', 'PAID', ...PRESALE_OUTCOMES] as const
export type PresaleState = (typeof PRESALE_STATES)[number]

export interface PresaleFacts {
  depositPaid: boolean
  balancePaid: boolean
  outcome: PresaleOutcome | null
  balanceFrom: number
}

/** Returns the state of a presale's order at a moment, epoch ms. */
export function presaleState(
  { depositPaid, balancePaid, outcome, balanceFrom }: PresaleFacts,
  nowMs: number
): PresaleState {
  if (outcome !== null) return outcome
  if (balancePaid) return 'PAID'
  if (!depositPaid) return 'WAIT_DEPOSIT'
  return nowMs < balanceFrom ? 'DEPOSIT_PAID' : 'WAIT_BALANCE'
}

/** How an order ends that its buyer gives up, or time does; undefined: by a case after the sale alone. */
export const outcomeOf = ({
  depositPaid,
  balancePaid
}: Pick<PresaleFacts, 'depositPaid' | 'balancePaid'>): PresaleOutcome =>
  balancePaid ? 'RETURNED' : depositPaid ? 'FORFEITED' : 'UNPAID'

/** Whether the shop can say that it has none: between the two payments alone. */
export const canFail = (state: PresaleState): boolean => state === 'DEPOSIT_PAID' || state === 'WAIT_BALANCE'

/** What goes back when an order ends so: to the payer, and from the shop's own money to the balance beside it. */
export function backFor(
  outcome: PresaleOutcome,
  { depositFen, payFen }: { depositFen: number; payFen: number }
): { refundFen: number; ownFen: number } {
  if (outcome === 'RETURNED') return { refundFen: payFen, ownFen: 0 }
  if (outcome === 'SHOP_FAILED') return { refundFen: depositFen, ownFen: depositFen }
  return { refundFen: 0, ownFen: 0 }
}

/** What an order asks for now: of a presale first the deposit, then the rest. */
export function dueFen({
  status,
  payFen,
  depositFen
}: {
  status: string
  payFen: number
  depositFen?: number | null | undefined
}): number {
  if (depositFen === undefined || depositFen === null) return payFen
  if (status === 'WAIT_PAY') return depositFen
  return status === 'WAIT_BALANCE' ? payFen - depositFen : payFen
}

/** Which part of an order a payment pays now. */
export type PaidPart = 'ALL' | 'DEPOSIT' | 'BALANCE'

/** Returns the part that a payment of an order pays now; without a deposit it is all. */
export function paidPart(status: string, depositFen: number | null): PaidPart {
  if (depositFen === null) return 'ALL'
  return status === 'WAIT_BALANCE' ? 'BALANCE' : 'DEPOSIT'
}

export type PresaleReminder = 'BEGINS' | 'ENDS'

/** The reminder that is due of a deposit that was paid; one whose moment passed while it could not be sent is left out. */
export function reminderDue(
  {
    balanceFrom,
    balanceTo,
    reminders
  }: { balanceFrom: number; balanceTo: number; reminders: readonly PresaleReminder[] },
  nowMs: number
): PresaleReminder | undefined {
  if (nowMs >= balanceTo) return undefined
  if (nowMs >= balanceTo - REMIND_BEFORE_END_MS) return reminders.includes('ENDS') ? undefined : 'ENDS'
  const begins = Math.abs(nowMs - balanceFrom) <= REMIND_BEFORE_START_MS
  return begins && !reminders.includes('BEGINS') ? 'BEGINS' : undefined
}
