/** Days of the footprint, `YYYY/MM/DD` as replies arrive. Pure. */
import { FOOTPRINT_DAYS } from '@domain/goods/footprint'
import { DAY_MS } from '@domain/spans'
import { calendarDay, weekdayOf, writtenMidnight } from '@/lib/dates'

/** Noon of a day of the shop, `YYYY/MM/DD` as replies arrive or `YYYY-MM-DD`, in epoch ms; 0 where it is no day. */
export const noonOf = (day: string): number => {
  const midnight = writtenMidnight(day)
  return midnight === undefined ? 0 : midnight + DAY_MS / 2
}

/** The month of a day, `YYYY/MM`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Months that something of the footprint may be in at a moment (epoch ms), the oldest first. */
export function keptMonths(nowMs: number): string[] {
  const days = Array.from({ length: FOOTPRINT_DAYS }, (_, back) => calendarDay(nowMs - back * DAY_MS))
  return [...new Set(days.map(monthOf))].reverse()
}

/** The days of a month, and how many days of a week from Sunday on are blank before its first. */
export function daysOf(month: string): { blank: number; days: string[] } {
  const first = noonOf(`${month}/01`)
  const days = Array.from({ length: 31 }, (_, index) => calendarDay(first + index * DAY_MS)).filter(
    (day) => monthOf(day) === month
  )
  return { blank: weekdayOf(`${month}/01`), days }
}

/** How long the mark under a day is, by how much was looked at on it. */
export const markOf = (count: number): 'few' | 'some' | 'many' => (count >= 6 ? 'many' : count >= 3 ? 'some' : 'few')

/** Days beside each other: a row with ninety is nothing to look through, the calendar has them all. */
const MOST_CHIPS = 30

interface DayCount {
  day: string
  count: number
}

/** The newest days with something on them, the newest first, and the one that is looked at, also where nothing is on it. */
export function dayChips(days: readonly DayCount[], chosenDay: string | undefined): DayCount[] {
  const chips = days.filter(({ day }, index) => index < MOST_CHIPS || day === chosenDay)
  if (chosenDay === undefined || chips.some(({ day }) => day === chosenDay)) return chips
  const newer = chips.filter(({ day }) => day > chosenDay)
  return [...newer, { day: chosenDay, count: 0 }, ...chips.slice(newer.length)]
}

/** The day that opens: the one asked for, and the newest with something on it where that one has nothing any more. */
export const openDay = (days: readonly DayCount[], askedDay: string | undefined): string | undefined =>
  askedDay === undefined || days.some(({ day }) => day === askedDay) ? askedDay : days[0]?.day || askedDay
