/**
 * Dates as shown, on the shop's clock, which is China's all year: a sale opens at the same words on every phone. Without
 * dayjs, which domain/day has for the gateway: what little a phone needs of it costs too much there (ADR 9). '' for what is no
 * time.
 */
import { DAY_MS, HOUR_MS } from '@domain/spans'

type Locale = 'zh-CN' | 'en-US'

const monthsInEnglish = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = {
  'zh-CN': ['日', '一', '二', '三', '四', '五', '六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
}
const nearDays = { 'zh-CN': ['今天', '明天', '后天'], 'en-US': ['today', 'tomorrow'] }

const two = (value: number): string => String(value).padStart(2, '0')

/** What the shop's clock shows at a moment, to be read by its UTC parts; undefined for what is no moment. */
const shopClock = (epochMs: number): Date | undefined => {
  const clock = new Date(epochMs + 8 * HOUR_MS)
  return Number.isNaN(clock.getTime()) ? undefined : clock
}

/** Epoch ms at which the shop's day began that a moment is in. */
export const shopMidnight = (epochMs: number): number => epochMs - ((epochMs + 8 * HOUR_MS) % DAY_MS)

const format = (epochMs: number, words: (clock: Date) => string): string => {
  const clock = shopClock(epochMs)
  return clock ? words(clock) : ''
}

const minuteOf = (clock: Date): string => `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`
const timeOf = (clock: Date): string => `${minuteOf(clock)}:${two(clock.getUTCSeconds())}`
const spokenDayOf = (clock: Date, locale: Locale): string =>
  locale === 'zh-CN'
    ? `${clock.getUTCMonth() + 1}月${clock.getUTCDate()}日`
    : `${monthsInEnglish[clock.getUTCMonth()] ?? ''} ${clock.getUTCDate()}`
/** With its year, unless that is the one of `nowMs`. */
const fullDayOf = (clock: Date, locale: Locale, nowMs = NaN): string => {
  const spokenDay = spokenDayOf(clock, locale)
  const year = clock.getUTCFullYear()
  if (year === shopClock(nowMs)?.getUTCFullYear()) return spokenDay
  return locale === 'zh-CN' ? `${year}年${spokenDay}` : `${spokenDay}, ${year}`
}
const gapOf = (locale: Locale): string => (locale === 'zh-CN' ? ' ' : ', ')

/** Product detail's time (spec 9.2): '9月1日 08:05:00', 'Sep 1, 08:05:00'. */
export const formatDetailTime = (epochMs: number, locale: Locale = 'zh-CN'): string =>
  format(epochMs, (clock) => `${spokenDayOf(clock, locale)}${gapOf(locale)}${timeOf(clock)}`)

/** '9月1日', 'Sep 1'; seen from a moment of another year, or from none, '2027年1月3日', 'Jan 3, 2027'. */
export const formatDay = (epochMs: number, locale: Locale, nowMs?: number): string =>
  format(epochMs, (clock) => fullDayOf(clock, locale, nowMs))

/** '9月1日 08:05', 'Sep 1, 08:05'; seen from a moment of another year '2027年1月3日 08:05', 'Jan 3, 2027, 08:05'. */
export const formatMinute = (epochMs: number, locale: Locale, nowMs: number): string =>
  format(epochMs, (clock) => `${fullDayOf(clock, locale, nowMs)}${gapOf(locale)}${minuteOf(clock)}`)

/** The days of a week from Sunday on: '日', 'Sun'. */
export const weekdayNames = (locale: Locale): readonly string[] => weekdays[locale]

/** '2026/09/01', the shop's day of a moment as it is written on the wire: to compare and to keep, not to show. */
export const calendarDay = (epochMs: number): string =>
  format(
    epochMs,
    (clock) =>
      `${String(clock.getUTCFullYear()).padStart(4, '0')}/${two(clock.getUTCMonth() + 1)}/${two(clock.getUTCDate())}`
  )

/** '08:05', in both languages. */
export const formatClock = (epochMs: number): string => format(epochMs, minuteOf)

/** A calendar day as it is written, '2026/11/21' or '2026-11-21'; undefined for anything else. */
const writtenDay = (text: string): Date | undefined =>
  /^\d{4}([-/])\d{2}\1\d{2}$/.test(text) ? new Date(`${text.replace(/\//g, '-')}T00:00:00Z`) : undefined

/** Epoch ms at which a written day begins in the shop; undefined for what is none. */
export const writtenMidnight = (text: string): number | undefined => {
  const day = writtenDay(text)?.getTime()
  return day === undefined || Number.isNaN(day) ? undefined : day - 8 * HOUR_MS
}

/** Day of the week of a written day, 0 is Sunday; 7 for what is no day. */
export const weekdayOf = (text: string): number => writtenDay(text)?.getUTCDay() ?? 7

/** The weekday of a written day: '一', 'Mon'; nothing for what is no day. */
export const weekdayName = (text: string, locale: Locale): string => weekdays[locale][weekdayOf(text)] ?? ''

/** Days from the shop's day of a moment to a written one, negative when that has passed; undefined when one is no day. */
export function daysUntil(text: string, epochMs: number): number | undefined {
  const days = (date: Date | undefined): number => Math.floor((date?.getTime() ?? NaN) / DAY_MS)
  const until = days(writtenDay(text)) - days(shopClock(epochMs))
  return Number.isNaN(until) ? undefined : until
}

/** Whether a written day has passed on the shop's calendar; what is no day has not. */
export const hasPassed = (text: string, epochMs: number): boolean => (daysUntil(text, epochMs) ?? 0) < 0

/**
 * A calendar day as people say it, against the server's `nowMs`: '明天（周六）', '11月24日（周二）', 'tomorrow (Sat)',
 * 'Nov 24 (Tue)'. Takes '2026/11/21' or '2026-11-21'; anything else comes back as it is.
 */
export const friendlyDay = (text: string, nowMs: number, locale: Locale = 'zh-CN'): string => {
  const day = writtenDay(text)
  const distance = daysUntil(text, nowMs)
  if (day === undefined || distance === undefined) return text
  const near = nearDays[locale][distance] ?? spokenDayOf(day, locale)
  const weekday = weekdayName(text, locale)
  return locale === 'zh-CN' ? `${near}（周${weekday}）` : `${near} (${weekday})`
}
