/**
 * Days and moments, on dayjs. A moment is epoch ms; the shop's calendar is China time, all year. The shop's clock is read as
 * if it were UTC, eight hours on: `utcOffset(480)` goes by way of the device's own zone and is an hour wrong for up to a day
 * around each change of its summer time.
 */
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Hours that the shop's clock is ahead of UTC. */
const SHOP_AHEAD = 8

/** A moment to count from; a day is 24 hours in every zone. */
export const moment = (ms: number): Dayjs => dayjs.utc(ms)

/** What the shop's clock shows. Its `valueOf` is no moment: `momentOf` leads back. */
const shopClock = (ms: number): Dayjs => moment(ms).add(SHOP_AHEAD, 'hour')
const momentOf = (clock: Dayjs): number => clock.subtract(SHOP_AHEAD, 'hour').valueOf()

/** Calendar day of a moment in the shop's time, `YYYY-MM-DD`. */
export const shopDay = (ms: number): string => shopClock(ms).format('YYYY-MM-DD')

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => dayjs.utc(text).format('YYYY-MM-DD') === text

/** When a written day, `YYYY-MM-DD`, begins in the shop, epoch ms; NaN for what is none. */
export const dayStart = (day: string): number => (isDay(day) ? momentOf(dayjs.utc(day)) : NaN)

/** The written day so many days on, or back. */
export const dayAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')

/** The written month, `YYYY-MM`, so many months on, or back. */
export const monthAfter = (month: string, months: number): string =>
  dayjs.utc(`${month}-01`).add(months, 'month').format('YYYY-MM')

/** When the shop's day so many months after a moment begins; in a month without that day its last one. */
export const shopMidnightAfterMonths = (ms: number, months: number): number =>
  momentOf(shopClock(ms).startOf('day').add(months, 'month'))

/** One time in both languages, as `src/lib/dates` says it in the app; with its year when that is not the one of `nowMs`. */
interface SaidTime {
  zh: string
  en: string
}

function wordsOf(ms: number, nowMs: number, minute: string): SaidTime {
  const clock = shopClock(ms)
  const near = clock.year() === shopClock(nowMs).year()
  return {
    zh: clock.format(`${near ? '' : 'YYYY年'}M月D日${minute && ` ${minute}`}`),
    en: clock.format(`MMM D${near ? '' : ', YYYY'}${minute && `, ${minute}`}`)
  }
}

/** '11月28日', 'Nov 28': the shop's day of a moment as messages say it. */
export const saidDay = (ms: number, nowMs: number): SaidTime => wordsOf(ms, nowMs, '')

/** '11月28日 18:00', 'Nov 28, 18:00'. */
export const saidMinute = (ms: number, nowMs: number): SaidTime => wordsOf(ms, nowMs, 'HH:mm')

/** Hour of the shop's day, 0–23. */
export const shopHour = (ms: number): number => shopClock(ms).hour()

/** Day of the shop's week of a moment, 0 is Sunday. */
export const shopWeekday = (ms: number): number => shopClock(ms).day()

/** When the shop's day of a moment began. */
export const shopMidnight = (ms: number): number => momentOf(shopClock(ms).startOf('day'))

/** When the shop's year after the one of a moment has ended. */
export const nextShopYearEnd = (ms: number): number => momentOf(shopClock(ms).startOf('year').add(2, 'year'))

/** When a shop's month began, from its `YYYY-MM`, and when it ended. */
export function shopMonth(month: string): { from: number; to: number } {
  const start = dayjs.utc(`${month}-01`)
  return { from: momentOf(start), to: momentOf(start.add(1, 'month')) }
}
