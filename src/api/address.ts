/** A call's address: path parameters, the query, and the cache parameter. */
import { toApiDates } from '@/lib/dateSeparators'

export type QueryValues = Readonly<Record<string, unknown>>

/**
 * Path with its `{names}` filled in.
 * @throws TypeError when a name has no value
 */
export function fillPath(pattern: string, values: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new TypeError(`${pattern} needs ${name}`)
    return encodeURIComponent(value)
  })
}

const pair = (name: string, value: unknown) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`

/** The query in a fixed order, so that equal calls have equal addresses; undefined and null are left out. */
export function queryText(query: QueryValues = {}): string {
  const apiQuery = toApiDates(query)
  return Object.keys(apiQuery)
    .sort()
    .filter((name) => apiQuery[name] !== undefined && apiQuery[name] !== null)
    .map((name) => pair(name, apiQuery[name]))
    .join('&')
}

/** `_t` in unix seconds, except where the path contains 'search-by-code' (spec 7.1). `now` is in ms. */
export function withCacheParameter(path: string, query: string, now: number): string {
  const parts = query === '' ? [] : [query]
  if (!path.includes('search-by-code')) parts.push(`_t=${Math.floor(now / 1000)}`)
  return parts.length ? `${path}?${parts.join('&')}` : path
}
