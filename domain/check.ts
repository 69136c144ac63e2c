/**
 * Checks of what somebody else wrote: an address, a stored value, the site's files, a decoration. What is unfit becomes
 * undefined; every size is bounded, and nothing throws.
 */
/** A JSON object, not an array and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Object.hasOwn, which the oldest browsers of ours lack. */
export const hasOwn = (value: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(value, key)

/** The contract's Code: what names a thing in a call, an address or a store. */
export const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value)

export type Check<T> = (value: unknown) => T | undefined

/** A text of bounded length, in UTF-16 units. */
export const text =
  (longest: number, shortest = 1): Check<string> =>
  (value) =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest ? value : undefined

/** Text that the pattern fits. */
export const matching =
  (pattern: RegExp, longest: number): Check<string> =>
  (value) => {
    const fit = text(longest)(value)
    return fit !== undefined && pattern.test(fit) ? fit : undefined
  }

/** Returns the value where it is true or false, else undefined. */
export const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** Returns a check that lets whole numbers from one bound to the other through. */
export const wholeNumber =
  (least: number, most: number): Check<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

/** Under a hundred million yuan. */
export const fen = wholeNumber(0, 9_999_999_999)

/** ms since 1970, as far as a Date goes. */
export const epoch = wholeNumber(0, 8_640_000_000_000_000)

/** The parts of a check, for callers that report which part of a value is unfit. */
export type Parts = { fields: Record<string, Check<unknown>> } | { item: Check<unknown>; most: number; least: number }

const parts = new WeakMap<Check<unknown>, Parts>()

/** The checks of a shape's fields or of a list's items; undefined for a check of one value. */
export const partsOf = (check: Check<unknown>): Parts | undefined => parts.get(check)

const withParts = <T>(check: Check<T>, consistsOf: Parts): Check<T> => {
  parts.set(check, consistsOf)
  return check
}

/** One unfit item makes the whole unfit. */
export const listOf = <T>(item: Check<T>, most: number, least = 0): Check<T[]> =>
  withParts(
    (value) => {
      if (!Array.isArray(value) || value.length < least || value.length > most) return undefined
      const items = value.map(item)
      return items.includes(undefined) ? undefined : (items as T[]) // no undefined is left
    },
    { item, most, least }
  )

/** Without the unfit ones, as long as `least` remain; what lies beyond `most` is cut off. */
export const fitOnes = <T>(item: Check<T>, most: number, least = 0): Check<T[]> =>
  withParts(
    (value) => {
      if (!Array.isArray(value)) return undefined
      const items = value.slice(0, most).map(item)
      const fit = items.filter((item) => item !== undefined)
      return fit.length < least ? undefined : fit
    },
    { item, most, least }
  )

/** An object with every field fit; fields not named are dropped. */
export const shape = <T extends object>(fields: { [K in keyof T]-?: Check<T[K]> }): Check<T> =>
  withParts<T>(
    (value) => {
      if (!isRecord(value)) return undefined
      const result: Record<string, unknown> = {}
      for (const name of Object.keys(fields) as (keyof T & string)[]) {
        const part = hasOwn(value, name) ? value[name] : undefined
        const fit = fields[name](part)
        if (fit !== undefined) result[name] = fit
        else if (!passes(fields[name], part)) return undefined
      }
      return result as T // each field was checked by its own check
    },
    { fields }
  )

/** Fields that a shape may be without → what of them it may be given instead. */
const passing = new WeakMap<Check<unknown>, (value: unknown) => boolean>()

/** Whether a field may be without what it was given, though that does not fit. */
export const passes = (check: Check<unknown>, value: unknown): boolean => passing.get(check)?.(value) ?? false

const passingOver =
  (mayPass: (value: unknown) => boolean) =>
  <T>(check: Check<T>): Check<T | undefined> => {
    const own: Check<T | undefined> = (value) => check(value)
    passing.set(own, mayPass)
    const consistsOf = parts.get(check)
    return consistsOf ? withParts(own, consistsOf) : own
  }

/** A field that may be absent or null, but not unfit. */
export const optional = passingOver((value) => value === undefined || value === null)

/** A field that is left out when it is unfit, and takes nothing else along. */
export const ifFit = passingOver(() => true)

/** What is unfit counts as this. */
export const orElse =
  <T>(check: Check<T>, otherwise: T) =>
  (value: unknown): T =>
    check(value) ?? otherwise

/** Null stays null. */
export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null ? null : check(value)

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

/** Returns a check that lets these words alone through. */
export const oneOf =
  <const T extends string | number | boolean>(...words: readonly T[]): Check<T> =>
  (value) =>
    words.find((word) => word === value)

/** The contract's Code. */
export const code: Check<string> = (value) => (isCode(value) ? value : undefined)
