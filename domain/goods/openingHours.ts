/** When an outlet or a line is open, by the shop's clock. Pure; times are epoch ms. */
import { shopMidnight, shopWeekday } from '../day'
import { DAY_MS, MINUTE_MS } from '../spans'

/** Open on these days of the week, 0 is Sunday, from one minute of the shop's day to another. */
export interface OpenSpan {
  days: readonly number[]
  from: number
  to: number
}

export interface OpenState {
  open: boolean
  /** When it closes, or opens next; absent: not within a week. */
  until?: number
}

/** Whether an outlet is open at a moment, and when that changes. Spans that touch are one. */
export function openState(spans: readonly OpenSpan[], nowMs: number): OpenState {
  const today = shopMidnight(nowMs)
  const periods = Array.from({ length: 9 }, (_, index) => today + (index - 1) * DAY_MS)
    .flatMap((midnight) =>
      spans
        .filter(({ days }) => days.includes(shopWeekday(midnight)))
        .map(({ from, to }) => ({ from: midnight + from * MINUTE_MS, to: midnight + to * MINUTE_MS }))
    )
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
  let end = nowMs
  for (const { from, to } of periods) if (from <= end && to > end) end = to
  // open all week: it does not close
  if (end > nowMs) return end - nowMs > 7 * DAY_MS ? { open: true } : { open: true, until: end }
  const next = periods.find(({ from }) => from > nowMs)
  return next === undefined || next.from - nowMs > 7 * DAY_MS ? { open: false } : { open: false, until: next.from }
}
