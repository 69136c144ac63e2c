/** Small guards for values that come from storage or from the site's files: what is unfit becomes undefined. */
import { isCode } from '@/lib/codes'
import { isRecord } from '@/lib/json'

export type Check<T> = (value: unknown) => T | undefined

/** A text of bounded length, in UTF-16 units. */
export const text =
  (longest: number, shortest = 1): Check<string> =>
  (value) =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest ? value : undefined

export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const wholeNumber =
  (least: number, most: number): Check<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

/** Under a hundred million yuan. */
export const fen = wholeNumber(0, 9_999_999_999)

/** ms since 1970, as far as a Date goes. */
export const epoch = wholeNumber(0, 8_640_000_000_000_000)

/** One unfit item makes the whole unfit. */
export const listOf =
  <T>(item: Check<T>, most: number): Check<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items = value.map(item)
    return items.includes(undefined) ? undefined : (items as T[]) // no undefined is left
  }

/** An object with every field fit; fields not named are dropped. */
export const shape =
  <T extends object>(fields: { [K in keyof T]-?: Check<T[K]> }): Check<T> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const result: Record<string, unknown> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const fit = fields[name](value[name])
      if (fit === undefined && !optionalChecks.has(fields[name])) return undefined
      if (fit === undefined && value[name] !== undefined) return undefined
      if (fit !== undefined) result[name] = fit
    }
    return result as T // each field was checked by its own check
  }

const optionalChecks = new WeakSet<Check<unknown>>()

/** A field that may be absent, but not unfit. */
export const optional = <T>(check: Check<T>): Check<T | undefined> => {
  const own: Check<T | undefined> = (value) => check(value)
  optionalChecks.add(own)
  return own
}

/** The same with fields that nobody names kept beside those that are checked. */
export const whole =
  <T extends object>(check: Check<T>): Check<T> =>
  (value) => {
    const fit = check(value)
    return fit && isRecord(value) ? { ...value, ...fit } : fit
  }

/** A dictionary whose values are all fit. */
export const recordOf =
  <T>(item: Check<T>, most: number): Check<Record<string, T>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).map(([name, inner]) => [name, item(inner)] as const)
    if (entries.length > most || entries.some(([, inner]) => inner === undefined)) return undefined
    return Object.fromEntries(entries) as Record<string, T> // no undefined is left
  }

export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Check<T> =>
  (value) =>
    allowed.find((one) => one === value)

/** The contract's Code. */
export const code: Check<string> = (value) => (isCode(value) ? value : undefined)
