/** What the screens of trials need to decide, without a screen. */
import type { Trial, TrialEntry } from '@contract'
import { DAY_MS } from '@domain/spans'
import { hasOwn } from '@/lib/json'

/** How a trial looks to the shopper: their own entry's state where they have one, else the trial's. */
export type TrialLook = 'COMING' | 'OPEN' | 'CLOSED' | 'OVER' | TrialEntry['state'] | 'OTHER'

const LOOKS: Readonly<Record<Trial['state'], TrialLook>> = {
  COMING: 'COMING',
  OPEN: 'OPEN',
  CLOSED: 'CLOSED',
  DRAWN: 'OVER',
  OVER: 'OVER'
}
const KNOWN: Readonly<Record<TrialEntry['state'], true>> = {
  APPLIED: true,
  DRAWN: true,
  WAITING: true,
  MISSED: true,
  CONFIRMED: true,
  LAPSED: true,
  SENT: true,
  REPORTED: true
}

/** A state that is not known, of a newer gateway, is OTHER: nothing can be done with it, and everything else is shown. */
export function lookOf({ state, own }: Pick<Trial, 'state' | 'own'>): TrialLook {
  if (own !== undefined) return hasOwn(KNOWN, own.state) ? own.state : 'OTHER'
  return hasOwn(LOOKS, state) ? LOOKS[state] : 'OTHER'
}

/** Whether it can be applied for, or what was applied for written anew. */
export const takesWords = (trial: Pick<Trial, 'state' | 'own' | 'bannedUntil'>): boolean =>
  trial.state === 'OPEN' &&
  trial.bannedUntil === undefined &&
  (trial.own === undefined || trial.own.state === 'APPLIED')

/** Whether its draw can be checked. */
export const isDrawn = ({ seed, listHash }: Pick<Trial, 'seed' | 'listHash'>): boolean =>
  seed !== undefined && listHash !== undefined

/** Days until the closing, the last one begun counted; 1: within a day. */
export const daysLeft = (closeAt: number, nowMs: number): number => Math.max(1, Math.ceil((closeAt - nowMs) / DAY_MS))

/** How much of the time for applications is gone, percent. */
export const gonePercent = ({ startAt, closeAt }: Pick<Trial, 'startAt' | 'closeAt'>, nowMs: number): number =>
  closeAt <= startAt ? 100 : Math.min(100, Math.max(0, Math.round(((nowMs - startAt) * 100) / (closeAt - startAt))))

/** Whether the report is what the shopper can do next: it is written once the piece came. */
export const owesReport = ({ state, received, report }: Pick<TrialEntry, 'state' | 'received' | 'report'>): boolean =>
  (state === 'SENT' && received === true) || report?.status === 'REFUSED'
