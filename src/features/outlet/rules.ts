/** How an outlet's distance and hours are said. Pure; times are epoch ms. */
import type { Outlet } from '@contract'
import { HOUR_MS } from '@domain/spans'

/** Metres as they are said: whole tens below a kilometre, tenths below ten, then whole kilometres. */
export function distanceOf(metres: number): { unit: 'metres' | 'kilometres'; count: string } {
  if (metres < 995) return { unit: 'metres', count: String(Math.max(10, Math.round(metres / 10) * 10)) }
  const kilometres = metres / 1000
  const parts = kilometres < 9.95 ? 10 : 1
  return { unit: 'kilometres', count: String(Math.round(kilometres * parts) / parts) }
}

/** ms before the door closes from which on that is what matters. */
const SOON = 2 * HOUR_MS

export type Hours =
  | { state: 'ALWAYS' }
  | { state: 'OPEN' | 'CLOSING'; until: number }
  | { state: 'CLOSED'; until?: number }

/** Whether one can go there now. */
export function hoursOf({ open, until }: Pick<Outlet, 'open' | 'until'>, nowMs: number): Hours {
  if (!open) return until === undefined ? { state: 'CLOSED' } : { state: 'CLOSED', until }
  if (until === undefined) return { state: 'ALWAYS' }
  return { state: until - nowMs <= SOON ? 'CLOSING' : 'OPEN', until }
}

/** A place no nearer than some hundred metres: it is all that finding outlets takes. */
export const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000
