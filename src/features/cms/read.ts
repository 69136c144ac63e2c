/** Small readers of untrusted values: each returns a typed value or throws `Malformed`. Every size is bounded. */
import { hasOwn } from '@/lib/json'

/** Why a value can't be used; the message names the field. */
export class Malformed extends Error {
  override name = 'Malformed'
}

/** Reads one value; throws `Malformed`. */
export type Reader<T> = (value: unknown) => T

/** True for an object that is neither null nor an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text of `min`..`max` characters. */
export const text =
  (max: number, min = 1): Reader<string> =>
  (value) => {
    if (typeof value !== 'string' || value.length < min || value.length > max)
      throw new Malformed(`text of ${min}..${max}`)
    return value
  }

/** Text that fits `pattern` whole. */
export const matching =
  (pattern: RegExp, max: number): Reader<string> =>
  (value) => {
    const read = text(max)(value)
    if (!pattern.test(read)) throw new Malformed('text of another form')
    return read
  }

/** An integer of `min`..`max`. */
export const integer =
  (min: number, max: number): Reader<number> =>
  (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      throw new Malformed(`integer of ${min}..${max}`)
    }
    return value
  }

/** One of the given values. */
export const oneOf =
  <const T extends string | number | boolean>(...values: T[]): Reader<T> =>
  (value) => {
    const found = values.find((candidate) => candidate === value)
    if (found === undefined) throw new Malformed(`one of ${values.join(', ')}`)
    return found
  }

/** Yes or no. */
export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Malformed('boolean')
  return value
}

/** Absent and null are undefined. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined || value === null ? undefined : reader(value)

/** Null stays null. */
export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value)

/** An object with these fields; others are left out. */
export const shape =
  <T>(fields: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (!isRecord(value)) throw new Malformed('object')
    const result: Partial<T> = {}
    for (const key in fields) {
      try {
        const read = fields[key](hasOwn(value, key) ? value[key] : undefined)
        if (read !== undefined) result[key] = read
      } catch (error) {
        throw error instanceof Malformed ? new Malformed(`${key}: ${error.message}`) : error
      }
    }
    return result as T // every field of T has been read above
  }

/** A list of `min`..`max` items, each of which must be right. */
export const list =
  <T>(reader: Reader<T>, min: number, max: number): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) throw new Malformed(`list of ${min}..${max}`)
    return value.map((item) => reader(item))
  }

/** Like `list`, but items that can't be read are left out as long as `min` remain; what lies beyond `max` is cut off. */
export const goodOnes =
  <T>(reader: Reader<T>, min: number, max: number): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Malformed('list')
    const good: T[] = []
    let firstWrong: Malformed | undefined
    for (const item of value.slice(0, max)) {
      try {
        good.push(reader(item))
      } catch (error) {
        if (!(error instanceof Malformed)) throw error
        firstWrong ??= error
      }
    }
    if (good.length < min) throw new Malformed(firstWrong?.message ?? `at least ${min}`)
    return good
  }
