/** What a partner earns by a row of an order. Pure; amounts are fen. */
import { addFen, partOfFen } from '../money/money'
import type { OrderActivity } from '../orders/order'
import { DAY_MS } from '../spans'

/** A click counts for orders that are submitted so long after it. */
export const CLICK_DAYS = 30

/**
 * PLACED: the order is not paid. PENDING: it is not received. FROZEN: it was, and can go back. AVAILABLE: can be
 * withdrawn. CLAWED: nothing is left of it.
 */
export const COMMISSION_STATES = ['PLACED', 'PENDING', 'FROZEN', 'AVAILABLE', 'CLAWED'] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

export const COMMISSION_EVENTS = ['PAY', 'RECEIVE', 'THAW', 'EMPTY'] as const
export type CommissionEvent = (typeof COMMISSION_EVENTS)[number]

const MOVES: Record<CommissionState, Partial<Record<CommissionEvent, CommissionState>>> = {
  PLACED: { PAY: 'PENDING', EMPTY: 'CLAWED' },
  PENDING: { RECEIVE: 'FROZEN', EMPTY: 'CLAWED' },
  FROZEN: { THAW: 'AVAILABLE', EMPTY: 'CLAWED' },
  AVAILABLE: { EMPTY: 'CLAWED' },
  CLAWED: {}
}

/** What becomes of it; undefined: that does not happen to it. */
export const nextCommission = (state: CommissionState, event: CommissionEvent): CommissionState | undefined =>
  MOVES[state][event]

/** Prices that pay nobody for sharing: the shop gives them away already. */
const UNSHARED: readonly OrderActivity[] = ['EMPLOYEE', 'TRIAL', 'ASSIST']

/** Whether an order earns a partner anything, by the activity that its price is of. */
export const paysForSharing = (activity: OrderActivity | null): boolean =>
  activity === null || !UNSHARED.includes(activity)

/** Returns the commission on money that was kept for goods, at a rate in basis points; less than a fen stays with the shop. */
export const commissionFen = (keptFen: number, basisPoints: number): number => partOfFen(keptFen, basisPoints)

/**
 * What a commission is less by when so much of the money is kept. Counted from the whole each time, so that no order of
 * partial refunds matters and one of all leaves nothing.
 */
export const clawFen = (earnedFen: number, keptFen: number, basisPoints: number): number =>
  Math.max(0, addFen(earnedFen, -commissionFen(keptFen, basisPoints)))

export interface Click {
  code: string
  at: number
}

/** Whether a click counts at a moment; one of the future does not. */
export const isFresh = (click: Click, nowMs: number): boolean =>
  click.at <= nowMs && nowMs - click.at <= CLICK_DAYS * DAY_MS

/** Returns the click that counts of two: the later that is still fresh. */
export function laterClick(click: Click | undefined, other: Click | undefined, nowMs: number): Click | undefined {
  const fresh = [click, other].filter((click) => click !== undefined).filter((click) => isFresh(click, nowMs))
  return fresh.sort((a, b) => b.at - a.at)[0]
}

/** By what two accounts are known to be one person's; what is not known is left out. */
export interface Person {
  userId: string
  phones: readonly string[]
  openIds: readonly string[]
  unionIds: readonly string[]
  idSeals: readonly string[]
  deliveryPhones: readonly string[]
}

const shares = (mine: readonly string[], other: readonly string[]): boolean =>
  mine.some((value) => value !== '' && other.includes(value))

/** Whether a partner and a buyer are one person: the same account, phone, openId, unionId, identity or delivery phone. */
export const isSamePerson = (person: Person, other: Person): boolean =>
  person.userId === other.userId ||
  shares([...person.phones, ...person.deliveryPhones], [...other.phones, ...other.deliveryPhones]) ||
  shares(person.openIds, other.openIds) ||
  shares(person.unionIds, other.unionIds) ||
  shares(person.idSeals, other.idSeals)
