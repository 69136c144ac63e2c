/** What a screen loads, as a hook. Keeps what it has while loading again or failing; late replies are dropped. */
import { useCallback, useEffect, useMemo, useRef, useState, type DependencyList } from 'react'
import { startTransition } from '@/platform/transition'
import { tellOutage } from './outage'

/** loading: nothing to show yet · ready: data is there · failed: the last load failed, data may still be there. */
export interface Remote<T> {
  status: 'loading' | 'ready' | 'failed'
  data?: T
  error?: unknown
  /** A load runs while data is shown. */
  refreshing: boolean
  /** Loads again; settles when done and never rejects. */
  reload: () => Promise<void>
  /** Puts data in place that another call replied, e.g. a settlement after a change of coupon. */
  replace: (data: T) => void
}

interface State<T> {
  status: Remote<T>['status']
  data?: T
  error?: unknown
  refreshing: boolean
}

const empty = { status: 'loading', refreshing: false } as const

/** Counts loads, so that only the newest may speak, and none once the screen is gone. */
function useGeneration() {
  const generation = useRef(0)
  useEffect(
    () => () => {
      generation.current += 1
    },
    []
  )
  return useCallback(() => {
    const mine = ++generation.current
    return () => mine === generation.current
  }, [])
}

/**
 * Loads on mount and whenever `deps` change; changed deps mean other data, so the old is dropped then. What it gives stays
 * the same while nothing has come.
 */
export function useRemote<T>(loader: () => Promise<T>, deps: DependencyList): Remote<T> {
  const [state, setState] = useState<State<T>>(empty)
  const begin = useGeneration()
  const newestLoader = useRef(loader)
  newestLoader.current = loader
  const held = useRef(false)

  const load = useCallback(async () => {
    const isNewest = begin()
    setState((old) => ({ ...old, status: held.current ? old.status : 'loading', refreshing: held.current }))
    try {
      const data = await newestLoader.current()
      if (!isNewest()) return
      held.current = true
      startTransition(() => setState({ status: 'ready', data, refreshing: false }))
    } catch (error) {
      if (!isNewest()) return
      if (held.current) tellOutage(error) // a page that has data says so even when its call was quiet (spec 8)
      setState((old) => ({ ...old, status: 'failed', error, refreshing: false }))
    }
  }, [begin])

  const replace = useCallback(
    (data: T) => {
      begin() // a load under way is older than this
      held.current = true
      setState({ status: 'ready', data, refreshing: false })
    },
    [begin]
  )

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it runs by the caller's deps, not at each render
  useEffect(() => {
    held.current = false
    setState(empty)
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's deps say when the data is another
  }, deps)

  return useMemo(() => ({ ...state, reload: load, replace }), [state, load, replace])
}

/** One page as the contract's `paged` replies it. */
export interface RemotePage<Row> {
  list: Row[]
  total: number
  page: number
  size: number
}

export interface RemotePages<Row> {
  status: 'loading' | 'ready' | 'failed'
  rows: Row[]
  total: number
  error?: unknown
  /** Every row is there. */
  ended: boolean
  refreshing: boolean
  loadingMore: boolean
  /** The next page failed; `loadMore` tries it again. */
  moreFailed: boolean
  /** The wish that the rows answer. */
  answered?: string | undefined
  loadMore: () => Promise<void>
  /** From the first page; rows stay until it came. */
  reload: () => Promise<void>
}

interface PagesState<Row> {
  status: RemotePages<Row>['status']
  rows: Row[]
  total: number
  nextPage: number
  error?: unknown
  ended: boolean
  refreshing: boolean
  loadingMore: boolean
  moreFailed: boolean
  answered?: string | undefined
}

/** How one and the same list is wished for, such as its order: the rows of another wish stay until it is answered. */
export interface Wish {
  name: string
  /** The rows stay as they were; the caller wishes for `answered` again. */
  onRefused: (error: unknown) => void
}

const noPages = {
  status: 'loading',
  rows: [],
  total: 0,
  nextPage: 1,
  ended: false,
  refreshing: false,
  loadingMore: false,
  moreFailed: false
} as const

/** Each row once, where it first came: one that moved between two pages comes with both. */
function onceEach<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)))
}

/** An endless list. `loader` gets page numbers from 1; `keyOf` says which row is which. Other `deps` are another list. */
export function useRemotePages<Row>(
  loader: (page: number) => Promise<RemotePage<Row>>,
  deps: DependencyList,
  keyOf: (row: Row) => unknown,
  wish?: Wish
): RemotePages<Row> {
  const [state, setState] = useState<PagesState<Row>>({ ...noPages, rows: [], answered: wish?.name })
  // what the next step needs to know at once, before React has rendered
  const latest = useRef(state)
  const begin = useGeneration()
  const newestLoader = useRef(loader)
  newestLoader.current = loader
  const newestKeyOf = useRef(keyOf)
  newestKeyOf.current = keyOf
  const newestWish = useRef(wish)
  newestWish.current = wish

  const put = useCallback((change: Partial<PagesState<Row>>) => {
    latest.current = { ...latest.current, ...change }
    setState(latest.current)
  }, [])

  const load = useCallback(
    async (page: number) => {
      const isNewest = begin()
      const wished = newestWish.current
      try {
        const reply = await newestLoader.current(page)
        if (!isNewest()) return
        const { list, total, size } = reply
        const rows = onceEach(page === 1 ? list : [...latest.current.rows, ...list], newestKeyOf.current)
        const came: Partial<PagesState<Row>> = {
          status: 'ready',
          rows,
          total,
          nextPage: page + 1,
          error: undefined,
          // where rows came twice others may have moved behind the last page, so that one more is asked for; an empty
          // page ends a list whose total shrank meanwhile
          ended: rows.length >= total || (page - 1) * size >= total || list.length === 0,
          refreshing: false,
          loadingMore: false,
          moreFailed: false,
          answered: wished?.name
        }
        startTransition(() => put(came))
      } catch (error) {
        if (!isNewest()) return
        if (wished && wished.name !== latest.current.answered && latest.current.status !== 'loading') {
          put({ refreshing: false })
          wished.onRefused(error)
          return
        }
        if (latest.current.rows.length > 0) tellOutage(error)
        if (page === 1) put({ status: 'failed', error, refreshing: false, loadingMore: false })
        else put({ error, loadingMore: false, moreFailed: true })
      }
    },
    [begin, put]
  )

  const reload = useCallback(() => {
    const held = latest.current.rows.length > 0
    put({ status: held ? latest.current.status : 'loading', refreshing: held, loadingMore: false, moreFailed: false })
    return load(1)
  }, [load, put])

  const loadMore = useCallback(() => {
    const { status, rows, ended, loadingMore, refreshing, nextPage } = latest.current
    // rows that a failed refresh left standing go on as well
    const goesOn = status === 'ready' || (status === 'failed' && rows.length > 0)
    if (!goesOn || ended || loadingMore || refreshing) return Promise.resolve()
    put({ loadingMore: true, moreFailed: false })
    return load(nextPage)
  }, [load, put])

  useEffect(() => {
    put({ ...noPages, rows: [], error: undefined, answered: wish?.name })
    void load(1)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's deps say when the list is another
  }, deps)

  const wished = wish?.name
  useEffect(() => {
    const { answered, status, rows, refreshing } = latest.current
    if (wished === answered) {
      if (!refreshing) return
      begin() // taken back: what is under way answers nobody
      put({ refreshing: false })
      return
    }
    if (status === 'ready' || rows.length > 0) put({ refreshing: true, loadingMore: false, moreFailed: false })
    else put({ ...noPages, rows: [], error: undefined, answered: wished })
    void load(1)
  }, [wished, begin, load, put])

  const { nextPage: _, ...shown } = state
  return { ...shown, loadMore, reload }
}
