/** Employees who bring new customers: what an invite is worth, and what becomes of it. */
import { DAY_MS } from '../spans'

/** REGISTERED: came, and has not received an order. PENDING: the first order was received. */
export type InviteState = 'REGISTERED' | 'PENDING' | 'EARNED' | 'VOID'
/** Why an invite came to nothing; KNOWN: who came is a customer by another phone. */
export type InviteEnd = 'LATE' | 'SHORT' | 'REFUNDED' | 'DAY_FULL' | 'UNBOUND' | 'JUDGED' | 'KNOWN'

/** What the shop gives, and when. */
export interface ReferralTerms {
  /** Days a code is good. */
  validDays: number
  /** A code with less than these days left is followed by a new one, which is printed from then on. */
  renewDays: number
  /** Days after the login in which the first order is placed. */
  orderDays: number
  /** Days after the receipt in which it can go back, by the shop's calendar. */
  returnDays: number
  /** Invites of one employee whose first order is received on one day and counts. */
  perDay: number
  /** What the first order must come to. */
  thresholdFen: number
  inviterFen: number
  invitedFen: number
}

export const USUAL_TERMS: ReferralTerms = {
  validDays: 30,
  renewDays: 7,
  orderDays: 30,
  returnDays: 7,
  perDay: 5,
  thresholdFen: 19_900,
  inviterFen: 3_000,
  invitedFen: 3_000
}

/** The most that each may be; the least is 1, of amounts 0. */
const MOST: ReferralTerms = {
  validDays: 365,
  renewDays: 365,
  orderDays: 365,
  returnDays: 90,
  perDay: 100,
  thresholdFen: 10_000_000,
  inviterFen: 100_000,
  invitedFen: 100_000
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most

/** The terms of a site: what it does not say, or says wrongly, is as usual. */
export function termsOf(input: unknown): ReferralTerms {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  const terms = { ...USUAL_TERMS }
  for (const name of Object.keys(USUAL_TERMS) as (keyof ReferralTerms)[]) {
    const value = fields[name]
    if (isWithin(value, name.endsWith('Fen') ? 0 : 1, MOST[name])) terms[name] = value
  }
  return terms
}

/** Whether a code that ends then is still the one to print; what is short from the beginning is until its half. */
export const isPrinted = (endAt: number, { validDays, renewDays }: ReferralTerms, now: number): boolean =>
  endAt - now >= Math.min(renewDays, validDays / 2) * DAY_MS

/** Signs of a code: none that looks like another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code from random bytes, a byte a sign. */
export const inviteCodeOf = (bytes: Uint8Array): string =>
  Array.from({ length: LENGTH }, (_, index) => SIGNS[(bytes[index] ?? 0) % SIGNS.length]).join('')

/** Returns whether a text has the form of an invite code. */
export const isInviteCode = (text: unknown): text is string =>
  typeof text === 'string' && text.length === LENGTH && [...text].every((sign) => SIGNS.includes(sign))

/** What is known of the first order that was received. */
export interface FirstOrder {
  createdAt: number
  receivedAt: number
  goodsFen: number
  /** When none of it can go back any more by its days (`domain/aftersale/ripening`). */
  ripeAt: number
  /** All of it went back. */
  allBack: boolean
  /** A case after the sale is not ended. */
  open: boolean
}

export interface Invite {
  state: InviteState
  invitedAt: number
  /** When its employee was unbound; absent: is bound. */
  deadAt?: number
  /** When it is earned, as the last notice said. */
  dueAt?: number
  order?: FirstOrder
}

export type InviteStep = { state: 'PENDING'; dueAt: number } | { state: 'EARNED' } | { state: 'VOID'; end: InviteEnd }

/** Returns until when the first order of an invite counts, epoch ms. */
export const orderBeforeOf = ({ invitedAt }: Pick<Invite, 'invitedAt'>, { orderDays }: ReferralTerms): number =>
  invitedAt + orderDays * DAY_MS

function fromRegistered(invite: Invite, terms: ReferralTerms, countedThatDay: number, now: number) {
  const { order } = invite
  const until = orderBeforeOf(invite, terms)
  if (order === undefined) return undefined
  if (order.createdAt > until) return { state: 'VOID', end: 'LATE' } as const
  if (order.allBack) return { state: 'VOID', end: 'REFUNDED' } as const
  if (order.goodsFen < terms.thresholdFen) return { state: 'VOID', end: 'SHORT' } as const
  if (countedThatDay >= terms.perDay) return { state: 'VOID', end: 'DAY_FULL' } as const
  return order.receivedAt <= now ? ({ state: 'PENDING', dueAt: order.ripeAt } as const) : undefined
}

/**
 * The next step of an invite; undefined: it stays as it is. `countedThatDay`: invites of the same employee that count
 * already for the day of this receipt. `ordering`: an order that was placed in time is on its way.
 */
export function nextStep(
  invite: Invite,
  terms: ReferralTerms,
  { countedThatDay, ordering, now }: { countedThatDay: number; ordering: boolean; now: number }
): InviteStep | undefined {
  if (invite.state === 'EARNED' || invite.state === 'VOID') return undefined
  if (invite.deadAt !== undefined && invite.deadAt <= now) return { state: 'VOID', end: 'UNBOUND' }
  if (invite.state === 'REGISTERED') {
    if (invite.order !== undefined) return fromRegistered(invite, terms, countedThatDay, now)
    return !ordering && now > orderBeforeOf(invite, terms) ? { state: 'VOID', end: 'LATE' } : undefined
  }
  const { order } = invite
  if (order === undefined || order.allBack) return { state: 'VOID', end: 'REFUNDED' }
  if (order.goodsFen < terms.thresholdFen) return { state: 'VOID', end: 'SHORT' }
  if (!order.open && now >= order.ripeAt) return { state: 'EARNED' }
  // the new piece of an exchange has days of its own
  return invite.dueAt !== undefined && invite.dueAt !== order.ripeAt
    ? { state: 'PENDING', dueAt: order.ripeAt }
    : undefined
}
