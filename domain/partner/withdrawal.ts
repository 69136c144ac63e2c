/** How a partner's money leaves for their bank. Pure; amounts are fen. */
import { addFen } from '../money/money'

export const WITHDRAWAL_STATES = ['SUBMITTED', 'REVIEWING', 'PAYING', 'PAID', 'CANCELLED', 'REFUSED', 'FAILED'] as const
/** PAYING without an answer stays: the order goes to the bank again under the same number. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

export const WITHDRAWAL_EVENTS = ['REVIEW', 'APPROVE', 'CANCEL', 'REFUSE', 'ARRIVE', 'FAIL'] as const
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number]

const MOVES: Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>> = {
  SUBMITTED: { REVIEW: 'REVIEWING', CANCEL: 'CANCELLED', REFUSE: 'REFUSED' },
  REVIEWING: { APPROVE: 'PAYING', CANCEL: 'CANCELLED', REFUSE: 'REFUSED' },
  PAYING: { ARRIVE: 'PAID', FAIL: 'FAILED' },
  PAID: {},
  CANCELLED: {},
  REFUSED: {},
  FAILED: {}
}

/** Returns the state after an event; undefined: it can't happen in this state. */
export const nextWithdrawal = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | undefined =>
  MOVES[state][event]

/** States whose amount is back: they count for no limit, no fee and no tax. */
export const GIVEN_BACK: readonly WithdrawalState[] = ['CANCELLED', 'REFUSED', 'FAILED']

/** What the shop allows; parameters of the site. */
export interface WithdrawalRule {
  leastFen: number
  dailyFen: number
  monthlyTimes: number
  freeTimes: number
  feeFen: number
}

export const WITHDRAWAL_RULE: WithdrawalRule = {
  leastFen: 1_000,
  dailyFen: 500_000,
  monthlyTimes: 3,
  freeTimes: 2,
  feeFen: 200
}

/** What was withdrawn before, today and this month, what was given back left out. */
export interface Withdrawn {
  todayFen: number
  monthTimes: number
}

/** What the next withdrawal costs. */
export const feeOf = (rule: WithdrawalRule, { monthTimes }: Withdrawn): number =>
  monthTimes < rule.freeTimes ? 0 : rule.feeFen

export const WITHDRAWAL_BARS = ['OWED', 'LITTLE', 'LEAST', 'TIMES', 'DAY'] as const
/** Why an amount can't be withdrawn: more is owed than there is, there is less, too small, too often, too much today. */
export type WithdrawalBar = (typeof WITHDRAWAL_BARS)[number]

/** Returns why an amount in fen can't be withdrawn; undefined: it can. */
export function withdrawalBar(
  amountFen: number,
  availableFen: number,
  rule: WithdrawalRule,
  withdrawn: Withdrawn
): WithdrawalBar | undefined {
  if (availableFen < 0) return 'OWED'
  if (withdrawn.monthTimes >= rule.monthlyTimes) return 'TIMES'
  if (amountFen < rule.leastFen) return 'LEAST'
  if (amountFen > availableFen) return 'LITTLE'
  return addFen(withdrawn.todayFen, amountFen) > rule.dailyFen ? 'DAY' : undefined
}

/** The most that can be withdrawn now; 0: nothing can. */
export function mostOf(availableFen: number, rule: WithdrawalRule, withdrawn: Withdrawn): number {
  const mostFen = Math.min(availableFen, addFen(rule.dailyFen, -withdrawn.todayFen))
  return withdrawalBar(mostFen, availableFen, rule, withdrawn) === undefined ? mostFen : 0
}

/** Fen of an amount as it is written: digits and at most two decimals; undefined: no such amount. */
export function fenOfWritten(text: string): number | undefined {
  const match = /^(0|[1-9][0-9]{0,7})(?:\.([0-9]{1,2}))?$/.exec(text)
  if (match === null) return undefined
  const [, whole = '', cents = ''] = match
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** What is left of typed text as an amount; what does not belong into one is not taken. */
export function typedAmount(text: string, before: string): string {
  return /^(?:(?:0|[1-9][0-9]{0,7})(?:\.[0-9]{0,2})?)?$/.test(text) ? text : before
}
