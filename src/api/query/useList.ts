/** An endless list of the gateway, as a hook: pages one after another, each row once. */
import type { DataOf, EndpointKey, QueryOf } from '@contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '../call'
import { GatewayError } from '../errors'
import { learnShapes, type Shapes } from '../fits'
import { tellOutage } from '../outage'
import { peek, replace, type QueryState } from './queryCache'
import { queryKey, useEntry, type QueryManner, type ReadKey } from './useQuery'

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
  /** Rows of a page. */
  size?: number
  /** Which row is which: one that moved between two pages comes with both. */
  rowKey: (row: RowOf<K>) => string
}

/** Rows as far as they were read. */
export interface Rows<Row> {
  rows: Row[]
  total: number
  /** Nothing comes after the rows. */
  ended: boolean
}

/** The most rows that one call of a refresh asks for; the contract allows 99. */
const mostAtOnce = 90

/** How to ask again for as many rows as are held: `pages` calls of `size`. */
export const refreshPlan = (held: number, size: number): { pages: number; size: number } => {
  const needed = Math.max(size, Math.ceil(held / size) * size)
  const whole = Math.floor(mostAtOnce / size) * size
  return needed <= whole ? { pages: 1, size: needed } : { pages: Math.ceil(needed / whole), size: whole }
}

function onceEach<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(rowKey(row)) && seen.add(rowKey(row)))
}

export interface RemoteList<Row> extends Rows<Row> {
  status: 'loading' | 'ready' | 'failed'
  error?: unknown
  refreshing: boolean
  loadingMore: boolean
  /** The next page failed; `loadMore` tries it again. */
  moreFailed: boolean
  loadMore: () => Promise<void>
  /** As many rows as are held, so that the place in a long list stays; they stay until the new ones came. */
  reload: () => Promise<void>
}

/** The same function as long as the hook lives, doing what the newest render says. */
function useEvent<A extends unknown[], T>(work: (...args: A) => T): (...args: A) => T {
  const newest = useRef(work)
  newest.current = work
  return useCallback((...args: A) => newest.current(...args), [])
}

const noRows: Rows<never> = { rows: [], total: 0, ended: false }

/** Asks for the first page once it is shown; `loadMore` for the next. */
export function useList<K extends ListKey>(endpoint: K, options: ListOptions<K>): RemoteList<RowOf<K>> {
  type Row = RowOf<K>
  const { when = true, keepPrevious = false, query, size = 10, rowKey } = options
  const key = `${queryKey(endpoint, { query })} ${size}`
  const page = async (number: number, rows: number): Promise<Rows<Row>> => {
    const given = { quiet: true, query: { ...query, page: number, size: rows } }
    const { list, total } = await (call as (key: K, options: object) => Promise<PageOf>)(endpoint, given)
    return { rows: list as Row[], total, ended: false }
  }
  const joined = (held: readonly Row[], next: Rows<Row>, asked: number): Rows<Row> => {
    const rows = onceEach([...held, ...next.rows], rowKey)
    // an empty page ends a list whose total shrank meanwhile; so does one that brings nothing new
    const ended = rows.length >= next.total || next.rows.length === 0 || (asked > 1 && rows.length === held.length)
    return { rows, total: next.total, ended }
  }
  const entry = useEntry<Rows<Row>>(endpoint, key, { when, keepPrevious }, async (held) => {
    const plan = refreshPlan((held as Rows<Row> | undefined)?.rows.length ?? 0, size)
    const replies = await Promise.all(Array.from({ length: plan.pages }, (_, at) => page(at + 1, plan.size)))
    return replies.reduce((whole, reply) => joined(whole.rows, reply, 1), noRows as Rows<Row>)
  })
  const { run, status, data = noRows as Rows<Row>, error, refreshing } = entry

  const [more, setMore] = useState<{ key: string; is: 'loading' | 'failed' }>()
  const asking = useRef<string>(undefined)
  const loadMore = useEvent(async () => {
    const held = () => peek(key) as QueryState<Rows<Row>> // a key names one type
    const before = held()
    if (!before.data?.rows.length || before.data.ended || before.refreshing || asking.current === key) return
    asking.current = key
    setMore({ key, is: 'loading' })
    const asked = Math.floor(before.data.rows.length / size) + 1
    try {
      const next = await page(asked, size)
      const { data: now, refreshing: again } = held()
      // what is asked anew meanwhile has the last word
      if (now && !again) replace(key, endpoint, joined(now.rows, next, asked))
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
      loadingMore: state === 'loading',
      moreFailed: state === 'failed',
      loadMore,
      reload: run
    }),
    [data, status, error, refreshing, state, loadMore, run]
  )
}

/** What a folder lists by. */
export function listOf<K extends EndpointKey>(
  shapes: Shapes<K>
): <E extends K & ListKey>(endpoint: E, options: ListOptions<E>) => RemoteList<RowOf<E>> {
  learnShapes(shapes)
  return useList
}
