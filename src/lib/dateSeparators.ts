/** The two separators of spec 5: '-' is the API's, '/' is the display's. Text alone: no library of dates comes with it. */

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
    const items = value.map((item) => convert(item, separator, depth + 1))
    return items.some((item, index) => !Object.is(item, value[index])) ? items : value
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
