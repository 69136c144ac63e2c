/** Dates as shown, and the two separators of spec 5: '-' is the API's, '/' is the display's. */

/** The shop's clock is China's, eight hours before UTC all year; a sale opens at the same words on every phone. */
const shopOffsetMs = 8 * 60 * 60 * 1000
const monthsInEnglish = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** The last ms a Date can hold, less the offset. */
const maxEpochMs = 8_640_000_000_000_000 - shopOffsetMs

const two = (value: number): string => String(value).padStart(2, '0')

interface DateParts {
  year: string
  month: number
  day: number
  time: string
}

const partsOf = (epochMs: number): DateParts | undefined => {
  if (!Number.isFinite(epochMs) || Math.abs(epochMs) > maxEpochMs) return undefined
  const date = new Date(epochMs + shopOffsetMs)
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    time: `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  }
}

/** Product detail's time (spec 9.2): '9月1日 08:05:00', 'Sep 1, 08:05:00'. '' for what is no time. */
export const formatDetailTime = (epochMs: number, locale: 'zh-CN' | 'en-US' = 'zh-CN'): string => {
  const parts = partsOf(epochMs)
  if (!parts) return ''
  return locale === 'zh-CN'
    ? `${parts.month}月${parts.day}日 ${parts.time}`
    : `${monthsInEnglish[parts.month - 1] ?? ''} ${parts.day}, ${parts.time}`
}

/** '2026/09/01', in both languages. '' for what is no time. */
export const formatDay = (epochMs: number): string => {
  const parts = partsOf(epochMs)
  return parts ? `${parts.year}/${two(parts.month)}/${two(parts.day)}` : ''
}

/** '2026/09/01 08:05:00', in both languages. '' for what is no time. */
export const formatDateTime = (epochMs: number): string => {
  const parts = partsOf(epochMs)
  return parts ? `${formatDay(epochMs)} ${parts.time}` : ''
}

/** '2026/09/01 08:05', in both languages. '' for what is no time. */
export const formatMinute = (epochMs: number): string => formatDateTime(epochMs).slice(0, -3)

const weekdays = {
  'zh-CN': ['日', '一', '二', '三', '四', '五', '六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
}
const nearDays = { 'zh-CN': ['今天', '明天', '后天'], 'en-US': ['today', 'tomorrow'] }
const dayMs = 86_400_000

/**
 * A calendar day as people say it, against the server's `nowMs`: '明天（周六）', '11月24日（周二）', 'tomorrow (Sat)',
 * 'Nov 24 (Tue)'. Takes '2026/11/21' or '2026-11-21'; anything else comes back as it is.
 */
export const friendlyDay = (day: string, nowMs: number, locale: 'zh-CN' | 'en-US' = 'zh-CN'): string => {
  const match = /^(\d{4})[-/](\d{2})[-/](\d{2})$/.exec(day)
  const today = partsOf(nowMs)
  if (!match || !today) return day
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  const distance = Math.round((at - Date.UTC(Number(today.year), today.month - 1, today.day)) / dayMs)
  const weekday = weekdays[locale][new Date(at).getUTCDay()] ?? ''
  const near = distance >= 0 ? nearDays[locale][distance] : undefined
  if (locale === 'zh-CN') return `${near ?? `${Number(match[2])}月${Number(match[3])}日`}（周${weekday}）`
  return `${near ?? `${monthsInEnglish[Number(match[2]) - 1] ?? ''} ${Number(match[3])}`} (${weekday})`
}

/** The whole string is a date of one separator, with or without a time (spec 5); no other string is ever touched. */
const dateString = /^(\d{4})([-/])(\d{2})\2(\d{2})( \d{2}:\d{2}:\d{2})?$/

/** Deeper than any reply of ours; past it a value is left as it is rather than overflowing the stack. */
const maxConversionDepth = 64

const isPlainObject = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null
}

const convert = (value: unknown, separator: '-' | '/', depth: number): unknown => {
  if (typeof value === 'string') return value.replace(dateString, `$1${separator}$3${separator}$4$5`)
  if (typeof value !== 'object' || value === null || depth >= maxConversionDepth) return value
  if (Array.isArray(value)) {
    const converted = value.map((item) => convert(item, separator, depth + 1))
    return converted.some((item, index) => !Object.is(item, value[index])) ? converted : value
  }
  if (!isPlainObject(value)) return value
  const before = Object.entries(value)
  const after = before.map(([key, item]): [string, unknown] => [key, convert(item, separator, depth + 1)])
  return after.some(([, item], index) => !Object.is(item, before[index]?.[1])) ? Object.fromEntries(after) : value
}

/**
 * Outgoing params and bodies: every date string anywhere inside becomes YYYY-MM-DD. The value itself is never changed;
 * what holds no such string comes back as the same object. Files and other class instances are left alone.
 */
export const toApiDates = <T>(value: T): T => convert(value, '-', 0) as T

/** Incoming data: every date string anywhere inside becomes YYYY/MM/DD; otherwise like toApiDates. */
export const toDisplayDates = <T>(value: T): T => convert(value, '/', 0) as T
