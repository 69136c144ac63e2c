/** One read of the gateway, as a hook: what a screen shows of it, and how it asks again. */
import type { DataOf, EndpointKey } from '@contract'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useShownAgain } from '@/platform/shownAgain'
import { startTransition } from '@/platform/transition'
import { call, type CallOptions } from '../call'
import { callContext } from '../context'
import { learnShapes, type Shapes } from '../matchesShape'
import { isFresh, load, nothingYet, patchEntries, peek, replace, watch, type QueryState } from './queryCache'
import { tagOf, type Tag } from './tags'

export type ReadKey = Extract<EndpointKey, `GET ${string}`>

/** What a screen loads. Keeps what it has while loading again or failing; late replies are dropped. */
export interface Query<T, Reply = T> extends QueryState<T> {
  /** With `keepPrevious`: what is shown was asked for with other arguments. */
  isPrevious: boolean
  /** Asks again; settles when done and never rejects. */
  reload: () => Promise<void>
  /** Puts data in place that another call replied, e.g. a settlement after a change of coupon. */
  replace: (reply: Reply) => void
}

export interface QueryManner {
  /** false: nothing is asked yet, e.g. before a login. */
  when?: boolean
  /** Other arguments show what was there until their own reply comes, e.g. another sorting. */
  keepPrevious?: boolean
  /**
   * For a purchase and its money: what was read before is not shown again, and its screen alone says when to ask, as its
   * own writes reply how it stands.
   */
  anew?: boolean
  /** The same for everybody: a login asks nothing, and what is shown stays. */
  forAll?: boolean
  /** Asked again each time its page shows again; a list for as many rows as are held. */
  again?: boolean
}

/** The arguments of a read, and how it is asked. Quiet unless told: the screen shows the failure itself. */
export type QueryOptions<K extends ReadKey, T> = CallOptions<K> &
  QueryManner & {
    /** What the screen takes of the reply; the same function each time. */
    pick?: (reply: DataOf<K>) => T
  }

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [other]) => (first < other ? -1 : 1)))
      : inner
  ) ?? ''

/** Read inside an `observer`: another shopper or language is another key. */
export function useKey(
  endpoint: EndpointKey,
  args: { query?: unknown; path?: unknown },
  { anew, forAll }: QueryManner
): string {
  const { token, language } = callContext()
  const mine = useId()
  return [endpoint, canonical([args.query, args.path]), forAll || token(), language(), anew && mine].join(' ')
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
  tag: Tag,
  key: string,
  { when = true, keepPrevious = false, anew = false, again }: QueryManner,
  ask: (current: unknown) => Promise<T>
): QueryState<T> & { run: () => Promise<void>; isPrevious: boolean } {
  const newest = useRef(ask)
  newest.current = ask
  // what failed without data is about to be asked again
  const now = (): QueryState<T> => {
    const state = when ? (peek(key) as QueryState<T>) : nothingYet // a key names one type
    return state.status === 'failed' && state.data === undefined ? nothingYet : state
  }
  const [view, setView] = useState<Shown<T>>(() => ({ key, state: now() }))
  const before = useRef(view)
  const hasOpened = useRef(false)
  // what was shown here once is shown again here while it is asked anew, however old
  const releases = useRef(new Map<string, () => void>())
  useEffect(() => {
    const mine = releases.current
    return () => mine.forEach((letGo) => letGo())
  }, [])

  const run = useCallback(() => load(key, tag, (current) => newest.current(current), { anew: true }), [key, tag])
  useShownAgain(() => {
    if (again && when) void run()
  })
  useEffect(() => {
    const show = () => setView({ key, state: when ? (peek(key) as QueryState<T>) : nothingYet })
    if (!when) return show()
    if (!releases.current.has(key)) releases.current.set(key, watch(key, tag, { changed: () => undefined }))
    const off = watch(key, tag, {
      changed: (urgent) => (urgent ? show() : startTransition(show)),
      ...(anew ? {} : { refetch: () => void run() })
    })
    // others change it too, so a screen that opens asks; there and back on one screen does not
    if (hasOpened.current && isFresh(key)) show()
    else void load(key, tag, (current) => newest.current(current))
    hasOpened.current = true
    return off
  }, [key, tag, when, anew, run])

  const own = view.key === key ? view.state : now()
  const state = keepPrevious ? withPrevious(own, before.current.state.data) : own
  before.current = { key, state }
  return { ...state, run, isPrevious: own.data === undefined && state.data !== undefined }
}

type Given<K extends ReadKey, T> =
  object extends QueryOptions<K, T> ? [options?: QueryOptions<K, T>] : [options: QueryOptions<K, T>]

/** Asks once it is shown, and again when its arguments, the shopper, the language, or what it shows were changed. */
export function useQuery<K extends ReadKey, T = DataOf<K>>(
  endpoint: K,
  ...[options]: Given<K, T>
): Query<T, DataOf<K>> {
  // absent where it may be
  const { when, keepPrevious, anew, forAll, again, pick, ...args } = (options ?? {}) as QueryOptions<K, T>
  const manner = { when, keepPrevious, anew, forAll, again }
  const tag = tagOf(endpoint)
  const key = useKey(endpoint, args as { query?: unknown; path?: unknown }, manner)
  // its types were held by `options`
  const ask = () => (call as (key: K, options: object) => Promise<DataOf<K>>)(endpoint, { quiet: true, ...args })
  const { run, status, data, error, refreshing, isPrevious } = useEntry<DataOf<K>>(tag, key, manner, ask)
  return useMemo(() => {
    const value = data === undefined || !pick ? (data as T | undefined) : pick(data) // without `pick`, T is the reply
    return {
      status,
      ...(value === undefined ? {} : { data: value }),
      ...(error === undefined ? {} : { error }),
      refreshing,
      isPrevious,
      reload: run,
      replace: (reply: DataOf<K>) => replace(key, tag, reply)
    }
  }, [status, data, pick, error, refreshing, isPrevious, run, key, tag])
}

export interface PatchManner {
  /** The write is done: what is loaded meanwhile is no older than it. */
  keepLoads?: boolean
}

/** Shows another reply of an endpoint at once, for all of its arguments; returns what takes it back. */
export const patch = <K extends ReadKey>(
  endpoint: K,
  change: (reply: DataOf<K>) => DataOf<K>,
  manner?: PatchManner
): (() => void) => patchEntries(`${endpoint} `, (data) => change(data as DataOf<K>), manner) // a key names one type

/** What a folder asks by. */
export function queryOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & ReadKey, T = DataOf<E>>(endpoint: E, ...args: Given<E, T>) => Query<T, DataOf<E>> {
  learnShapes(shapes)
  return useQuery
}
