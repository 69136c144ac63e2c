/** setData as the platform does it: paths into data, a copy across to the view, and a bound on its size. */
import { megabyte, utf8Bytes } from './files/bytes'
import type { Values } from './types'

/** `root.cn.[0].cn[3]` → root, cn, 0, cn, 3; Taro writes a dot before the bracket. */
export const pathParts = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Writes a value at a path, making objects and lists that are not there. */
export function setAt(
  target: Values,
  path: string,
  value: unknown,
  native: <T>(container: T) => T = (container) => container
): void {
  const parts = pathParts(path)
  const last = parts.pop()
  if (last === undefined || parts.concat(last).some((part) => part === '__proto__')) return
  let place = target as Record<string | number, unknown>
  parts.forEach((part, index) => {
    const next = place[part]
    if (typeof next === 'object' && next !== null) place = next as Record<string | number, unknown>
    else {
      const container: unknown = native(typeof (parts[index + 1] ?? last) === 'number' ? [] : {})
      place[part] = container
      place = container as Record<string | number, unknown>
    }
  })
  place[last] = value
}

export const setDataLimit = megabyte

/** What crosses to the view: its JSON, parsed anew, and its bytes. Throws above 1 MB, as nothing then arrives. */
export function crossing(values: Values): { copy: Values; bytes: number } {
  const text = JSON.stringify(values)
  const bytes = utf8Bytes(text)
  if (bytes > setDataLimit) {
    throw new RangeError(`setData of ${Math.ceil(bytes / 1024)} KB is over the platform's limit of 1024 KB`)
  }
  return { copy: JSON.parse(text) as Values, bytes }
}

/** A copy by JSON, as data crosses between logic and view; undefined for what JSON has no words for. */
export const copyOf = <T>(value: T): T => {
  const text = JSON.stringify(value) as string | undefined
  return (text === undefined ? undefined : JSON.parse(text)) as T
}
