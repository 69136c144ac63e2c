/** wx storage: any JSON value or Date by key, 1 MB a key and 10 MB in all. */
import { ApiFailure } from '../calls'
import { kilobyte, megabyte, utf8Bytes } from './bytes'
import type { KeepPort } from '../types'

export interface Storage {
  get(key: unknown): unknown
  has(key: unknown): boolean
  set(key: unknown, value: unknown): void
  remove(key: unknown): void
  clear(): void
  info(): { keys: string[]; currentSize: number; limitSize: number }
  /** The texts as kept, for a panel. */
  all(): Record<string, string>
}

const keyLimit = megabyte
const wholeLimit = 10 * megabyte

/** Under this key, which no script can use, lies what a text alone does not say: names of types by key. */
const typesKey = ''

const isDate = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Date]'

const checkedKey = (key: unknown): string => {
  if (typeof key !== 'string')
    throw new ApiFailure(`parameter error: parameter.key should be String instead of ${typeof key}`)
  if (key === '') throw new ApiFailure('parameter error: parameter.key should not be empty')
  return key
}

export function createStorage(keep: KeepPort | undefined, onChange: () => void): Storage {
  const { [typesKey]: types = '{}', ...texts } = keep?.load() ?? {}
  const entries = new Map(Object.entries(texts))
  const dates = new Set(Object.keys(JSON.parse(types) as object))
  const sizes = new Map([...entries].map(([key, text]) => [key, utf8Bytes(key) + utf8Bytes(text)]))
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const all = () => Object.fromEntries(entries)
  const save = () => {
    const types = [...dates].map((key) => [key, 'Date'])
    keep?.save({ ...all(), ...(types.length > 0 ? { [typesKey]: JSON.stringify(Object.fromEntries(types)) } : {}) })
    onChange()
  }
  return {
    has: (key) => entries.has(checkedKey(key)),
    get: (key) => {
      const text = entries.get(checkedKey(key))
      if (text === undefined) return ''
      const value = JSON.parse(text) as unknown
      return dates.has(key as string) ? new Date((value as string | null) ?? NaN) : value
    },
    set: (name, value) => {
      const key = checkedKey(name)
      const text = JSON.stringify(value ?? null) ?? 'null'
      const size = utf8Bytes(text)
      if (size > keyLimit) throw new ApiFailure('entry size limit reached')
      const whole = utf8Bytes(key) + size
      if (total() - (sizes.get(key) ?? 0) + whole > wholeLimit) throw new ApiFailure('exceed storage max size 10Mb')
      entries.set(key, text)
      sizes.set(key, whole)
      if (isDate(value)) dates.add(key)
      else dates.delete(key)
      save()
    },
    remove: (key) => {
      entries.delete(checkedKey(key))
      sizes.delete(key as string)
      dates.delete(key as string)
      save()
    },
    clear: () => {
      entries.clear()
      sizes.clear()
      dates.clear()
      save()
    },
    info: () => ({
      keys: [...entries.keys()],
      currentSize: Math.ceil(total() / kilobyte),
      limitSize: wholeLimit / kilobyte
    }),
    all
  }
}

/** The storage that counts now. */
export const chosenStorage = (now: () => Storage): Storage => ({
  has: (key) => now().has(key),
  get: (key) => now().get(key),
  set: (key, value) => now().set(key, value),
  remove: (key) => now().remove(key),
  clear: () => now().clear(),
  info: () => now().info(),
  all: () => now().all()
})
