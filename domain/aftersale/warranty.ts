/** How long an appliance is under warranty: from its receipt or installation, with the days it was being repaired added. Pure. */
import { dayAfter, shopDay, shopMidnightAfterMonths } from '../day'
import { DAY_MS } from '../spans'

/** Months that the maker promises where none were frozen with the order; docs/spec-gaps/service-bills.md says what the law asks for. */
export const WARRANTY_MONTHS = 36
/** Repairs of one fault, or days without it being mended, from which on exchange and refund are open. */
export const REPAIRS_OF_ONE_FAULT = 2
export const UNMENDED_DAYS = 30

/** A repair of an appliance; epoch ms, `to` undefined while it goes on. */
export interface Repair {
  from: number
  to?: number
  /** Nothing was mended: the shopper said no, or it could not be. */
  inVain?: boolean
  faults: readonly string[]
}

/** Repairs of a piece since it came: those before were of another, that it was exchanged for. */
export const repairsSince = (repairs: readonly Repair[], receivedAt: number | null): Repair[] =>
  repairs.filter(({ from }) => receivedAt !== null && from >= receivedAt)

/** Days of the shop on which an appliance was being repaired, each once. */
export function repairDays(repairs: readonly Repair[]): number {
  const days = new Set<string>()
  for (const { from, to } of repairs) {
    if (to === undefined || to < from) continue
    const last = shopDay(to)
    for (let day = shopDay(from); day <= last; day = dayAfter(day, 1)) days.add(day)
  }
  return days.size
}

export interface Warranty {
  /** When it began and ends, epoch ms of the shop's midnights. */
  from: number
  until: number
  /** What is left of it, 0–100. */
  percentLeft: number
  holds: boolean
}

/**
 * The warranty of what was received, and installed where it was; undefined before it begins. `months`: as frozen with the
 * order.
 */
export function warrantyOf(
  began: { receivedAt: number | null; installedAt: number | null; months?: number | undefined },
  repairs: readonly Repair[],
  nowMs: number
): Warranty | undefined {
  const { receivedAt, installedAt, months = WARRANTY_MONTHS } = began
  if (receivedAt === null) return undefined
  const from = Math.max(receivedAt, installedAt ?? 0)
  // the day it begins on counts whole: it ends with the midnight after the last
  const until = shopMidnightAfterMonths(from, months) + (1 + repairDays(repairs)) * DAY_MS
  const share = Math.min(1, Math.max(0, (until - nowMs) / (until - from)))
  return { from, until, percentLeft: Math.ceil(share * 100), holds: nowMs < until }
}

/** Whether exchange and refund are open: one fault was repaired twice, or a repair goes on for a month, within the warranty. */
export function opensExchange(repairs: readonly Repair[], holds: boolean, nowMs: number): boolean {
  if (!holds) return false
  const counts = new Map<string, number>()
  for (const { faults, to, inVain = false } of repairs)
    if (to !== undefined && !inVain) for (const fault of faults) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  const often = [...counts.values()].some((count) => count >= REPAIRS_OF_ONE_FAULT)
  return often || repairs.some(({ from, to }) => to === undefined && nowMs - from >= UNMENDED_DAYS * DAY_MS)
}
