/** An installer's visit: when it can be booked, until when it can be changed, and how far it is. A day is `YYYY-MM-DD` of the shop. */
import { dayAfter, dayStart } from '../day'
import { HOUR_MS } from '../spans'
import { isChangeable } from './visitChange'

/** Hours of the shop's day between which an installer comes. */
export const VISIT_WINDOWS = [
  { from: 9, to: 12 },
  { from: 13, to: 17 },
  { from: 18, to: 20 }
] as const
/** Days that can be chosen from. */
export const VISIT_DAYS = 7
/** Visits of a district in one window: as many as it has installers. */
export const VISITS_AT_ONCE = 3
/** ms before its window at which the installer sets out. */
const SETS_OUT_MS = HOUR_MS

/** TO_BOOK: the shopper has not said when. ON_THE_WAY: the installer set out. DONE: its window is over. */
export type VisitState = 'TO_BOOK' | 'BOOKED' | 'ON_THE_WAY' | 'DONE'

export interface VisitSlot {
  day: string
  /** Which window of the day, from 0. */
  window: number
}

/** Epoch ms between which the installer comes; undefined for no window of a day. */
export function visitSpan({ day, window }: VisitSlot): { from: number; to: number } | undefined {
  const hours = VISIT_WINDOWS[window]
  const midnight = dayStart(day)
  if (!hours || Number.isNaN(midnight)) return undefined
  return { from: midnight + hours.from * HOUR_MS, to: midnight + hours.to * HOUR_MS }
}

/** The days that can be chosen: from the day after today, or after the goods are there where that is later. */
export function visitDays(today: string, arrivesOn?: string): string[] {
  const first = dayAfter(arrivesOn !== undefined && arrivesOn > today ? arrivesOn : today, 1)
  return Array.from({ length: VISIT_DAYS }, (_, index) => dayAfter(first, index))
}

/** `arrived`: the goods are there. Nobody sets out for goods that are late: the visit is to be booked again. */
export function visitState(
  span: { from: number; to: number } | undefined,
  { nowMs, arrived }: { nowMs: number; arrived: boolean }
): VisitState {
  if (!span) return 'TO_BOOK'
  if (nowMs < span.from - SETS_OUT_MS) return 'BOOKED'
  if (!arrived) return 'TO_BOOK'
  return nowMs < span.to ? 'ON_THE_WAY' : 'DONE'
}

/** Whether a visit can be booked, changed or given up. */
export const canChangeVisit = (
  span: { from: number; to: number } | undefined,
  time: { nowMs: number; arrived: boolean }
): boolean => !span || visitState(span, time) === 'TO_BOOK' || isChangeable(span.from, time.nowMs)
