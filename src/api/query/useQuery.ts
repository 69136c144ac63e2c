/** One read of the gateway, as a hook: what a screen shows of it, and how it asks again. */
import type { DataOf, EndpointKey } from '@contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { startTransition } from '@/platform/transition'
import { call, type CallOptions } from '../call'
import { callContext } from '../context'
import { learnShapes, type Shapes } from '../fits'
import { isFresh, load, nothingYet, peek, replace, watch, type QueryState } from './queryCache'

export type ReadKey = Extract<EndpointKey, `GET ${string}`>

/** What a screen loads. Keeps what it has while loading again or failing; late replies are dropped. */
export interface Remote<T> extends QueryState<T> {
  /** Asks again; settles when done and never rejects. */
  reload: () => Promise<void>
  /** Puts data in place that another call replied, e.g. a settlement after a change of coupon. */
  replace: (data: T) => void
}

export interface QueryManner {
  /** false: nothing is asked yet, e.g. before a login. */
  when?: boolean
  /** Other arguments show what was there until their own reply comes, e.g. another sorting. */
  keepPrevious?: boolean
}

/** The arguments of a read, and how it is asked. Quiet unless told: the screen shows the failure itself. */
export type QueryOptions<K extends ReadKey> = CallOptions<K> & QueryManner

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner
  ) ?? ''

/** Read inside an `observer`: another shopper or language is another key. */
export function queryKey(endpoint: EndpointKey, args: { query?: unknown; path?: unknown }): string {
  const { token, language } = callContext()
  return [endpoint, canonical([args.query, args.path]), token(), language()].join(' ')
}

interface Shown<T> {
  key: string
  state: QueryState<T>
}

/** What was there before stands until there is something of its own. */
function withPrevious<T>(state: QueryState<T>, data: T | undefined): QueryState<T> {
  if (state.data !== undefined || data === undefined) return state
  return state.status === 'loading' ? { status: 'ready', data, refreshing: true } : { ...state, data }
}

/** What a key holds, drawn again as it changes; `ask` loads it where that is not fresh. */
export function useEntry<T>(
  endpoint: EndpointKey,
  key: string,
  { when, keepPrevious }: Required<QueryManner>,
  ask: (held: unknown) => Promise<T>
): QueryState<T> & { run: () => Promise<void> } {
  const newest = useRef(ask)
  newest.current = ask
  const now = (): QueryState<T> => (when ? (peek(key) as QueryState<T>) : nothingYet) // a key names one type
  const [shown, setShown] = useState<Shown<T>>(() => ({ key, state: now() }))
  const before = useRef(shown)

  const run = useCallback(() => load(key, endpoint, (held) => newest.current(held), { anew: true }), [key, endpoint])
  useEffect(() => {
    const show = () => setShown({ key, state: when ? (peek(key) as QueryState<T>) : nothingYet })
    if (!when) return show()
    const off = watch(key, endpoint, {
      changed: (urgent) => (urgent ? show() : startTransition(show)),
      refetch: () => void run()
    })
    if (isFresh(key)) show()
    else void load(key, endpoint, (held) => newest.current(held))
    return off
  }, [key, endpoint, when, run])

  const own = shown.key === key ? shown.state : now()
  const state = keepPrevious ? withPrevious(own, before.current.state.data) : own
  before.current = { key, state }
  return { ...state, run }
}

type Given<K extends ReadKey> =
  object extends QueryOptions<K> ? [options?: QueryOptions<K>] : [options: QueryOptions<K>]

/** Asks once it is shown, and again when its arguments, the shopper, the language, or what it shows were changed. */
export function useQuery<K extends ReadKey>(endpoint: K, ...[options]: Given<K>): Remote<DataOf<K>> {
  const { when = true, keepPrevious = false, ...args } = (options ?? {}) as QueryOptions<K> // absent where it may be
  const key = queryKey(endpoint, args as { query?: unknown; path?: unknown })
  // its types were held by `options`
  const ask = () => (call as (key: K, given: object) => Promise<DataOf<K>>)(endpoint, { quiet: true, ...args })
  const { run, status, data, error, refreshing } = useEntry<DataOf<K>>(endpoint, key, { when, keepPrevious }, ask)
  return useMemo(
    () => ({
      status,
      ...(data === undefined ? {} : { data }),
      ...(error === undefined ? {} : { error }),
      refreshing,
      reload: run,
      replace: (given: DataOf<K>) => replace(key, endpoint, given)
    }),
    [status, data, error, refreshing, run, key, endpoint]
  )
}

/** What a folder asks by. */
export function queryOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & ReadKey>(endpoint: E, ...given: Given<E>) => Remote<DataOf<E>> {
  learnShapes(shapes)
  return useQuery
}
