/** An endless list of the gateway, as a hook: pages one after another, each row once. */
import type { DataOf, EndpointKey, QueryOf } from '@contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '../call'
import { GatewayError } from '../errors'
import { learnShapes, type Shapes } from '../matchesShape'
import { tellOutage } from '../outage'
import { patchEntries, peek, replace, type QueryState } from './queryCache'
import { nextPageOf, noRows, refreshPlan, withPage, type Rows } from './rows'
import { useSteady } from './useSteady'
import { tagOf } from './tags'
import { useEntry, useKey, type PatchManner, type QueryManner, type ReadKey } from './useQuery'

interface PageOf {
  list: readonly unknown[]
  total: number
  page: number
  size: number
}

/** Endpoints that reply pages. */
export type ListKey = { [K in ReadKey]: DataOf<K> extends PageOf ? K : never }[ReadKey]
type RowOf<K extends ListKey> = DataOf<K> extends { list: (infer Row)[] } ? Row : never

export interface ListOptions<K extends ListKey> extends QueryManner {
  query?: Omit<QueryOf<K>, 'page' | 'size'>
  /** Values of `{name}` in its path. */
  path?: Record<string, string>
  /** Rows of a page. */
  size?: number
  /** Which row is which: one that moved between two pages comes with both. */
  rowKey: (row: RowOf<K>) => string
}

export interface RemoteList<Row> extends Rows<Row> {
  status: 'loading' | 'ready' | 'failed'
  error?: unknown
  refreshing: boolean
  /** With `keepPrevious`: what is shown was asked for with other arguments. */
  isPrevious: boolean
  loadingMore: boolean
  /** The next page failed; `loadMore` tries it again. */
  moreFailed: boolean
  loadMore: () => Promise<void>
  /** As many rows as are held, so that the place in a long list stays; they stay until the new ones came. */
  reload: () => Promise<void>
  /** The first page alone, for who stands at the top; the rows stay until it came. */
  restart: () => Promise<void>
}

/** Asks for the first page once it is shown; `loadMore` for the next. */
export function useList<K extends ListKey>(endpoint: K, options: ListOptions<K>): RemoteList<RowOf<K>> {
  type Row = RowOf<K>
  const { query, path, size = 10, rowKey } = options
  const tag = tagOf(endpoint)
  const key = `list ${useKey(endpoint, { query, path }, options)} ${size}`
  const page = (number: number, rows: number): Promise<{ list: Row[]; total: number }> =>
    (call as (key: K, options: object) => Promise<{ list: Row[]; total: number }>)(endpoint, {
      quiet: true,
      ...(path ? { path } : {}),
      query: { ...query, page: number, size: rows }
    })
  const whole = useRef(true)
  const entry = useEntry<Rows<Row>>(tag, key, options, async (current) => {
    const plan = refreshPlan(whole.current ? ((current as Rows<Row> | undefined)?.rows.length ?? 0) : 0, size)
    const replies = await Promise.all(Array.from({ length: plan.pages }, (_, index) => page(index + 1, plan.size)))
    return replies.reduce<Rows<Row>>(
      (whole, reply, index) => withPage(whole, reply, { page: index + 1, size: plan.size }, rowKey),
      noRows
    )
  })
  const { run, status, data = noRows, error, refreshing, isPrevious } = entry
  const restart = useCallback(() => {
    whole.current = false
    const finish = run() // it asks at once
    whole.current = true
    return finish
  }, [run])

  const [more, setMore] = useState<{ key: string; is: 'loading' | 'failed' }>()
  const asking = useRef<string>(undefined)
  const loadMore = useSteady(async () => {
    const readState = () => peek(key) as QueryState<Rows<Row>> // a key names one type
    const before = readState()
    if (!before.data?.rows.length || before.data.ended || before.refreshing || asking.current === key) return
    asking.current = key
    setMore({ key, is: 'loading' })
    try {
      const request = { page: nextPageOf(before.data, size), size }
      const next = await page(request.page, size)
      const { data: now, refreshing: again } = readState()
      // what is asked anew meanwhile has the last word
      if (now && !again) replace(key, tag, withPage(now, next, request, rowKey))
      setMore(undefined)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      tellOutage(failure)
      setMore({ key, is: 'failed' })
    } finally {
      asking.current = undefined
    }
  })
  const state = more?.key === key && !refreshing ? more.is : undefined
  return useMemo(
    () => ({
      ...data,
      status,
      ...(error === undefined ? {} : { error }),
      refreshing,
      isPrevious,
      loadingMore: state === 'loading',
      moreFailed: state === 'failed',
      loadMore,
      reload: run,
      restart
    }),
    [data, status, error, refreshing, isPrevious, state, loadMore, run, restart]
  )
}

/** Shows other rows in every list of an endpoint at once; gives what takes it back. */
export const patchLists = <K extends ListKey>(
  endpoint: K,
  change: (rows: Rows<RowOf<K>>) => Rows<RowOf<K>>,
  manner?: PatchManner
): (() => void) => patchEntries(`list ${endpoint} `, (data) => change(data as Rows<RowOf<K>>), manner) // one type a key

/** What a folder lists by. */
export function listOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & ListKey>(endpoint: E, options: ListOptions<E>) => RemoteList<RowOf<E>> {
  learnShapes(shapes)
  return useList
}
