import { useDidShow } from '@tarojs/taro'
import type { OrderDetail, OrderSummary } from '@contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow, useKept, useRemote } from '@/api'
import { currentLocale } from '@/i18n'
import { startTransition } from '@/platform/transition'
import { stores, takeFlag } from '@/stores'
import { loadCounts, loadOrders } from '../api'
import { nextPageOf, pageSize, refreshPlan } from '../paging'
import { saidState, withoutOrder, withOrder, withOrderBack, withPage, type HeldOrders, type OrderTab } from '../rules'
import { orderSignals } from '../signals'
import { useLateLook } from '../useLateLook'

interface ListState extends HeldOrders {
  /** loading: nothing held yet · failed: the last load failed, rows may be held all the same. */
  status: 'loading' | 'ready' | 'failed'
  error?: unknown
  /** Nothing comes after the rows. */
  ended: boolean
  refreshing: boolean
  loadingMore: boolean
  moreFailed: boolean
}

const nothing: ListState = {
  status: 'loading',
  rows: [],
  total: 0,
  ended: false,
  refreshing: false,
  loadingMore: false,
  moreFailed: false
}

const settled = { refreshing: false, loadingMore: false, moreFailed: false, error: undefined } as const

/**
 * Orders of a tab, or those that match words. Each tab keeps what it had, and asks again when that is a minute old or
 * something was written; coming back to the screen asks again for as many as are held, quietly, so that the place in a
 * long list stays.
 */
export function useOrders(tab: OrderTab, keyword: string) {
  const { loggedIn, userId } = stores.session
  const key = `${userId ?? ''} ${currentLocale()} ${tab} ${keyword}`
  const [state, setState] = useState(nothing)
  const latest = useRef(state)
  const kept = useRef(new Map<string, ListState>())
  const answers = useKept()
  const generation = useRef(0)
  const wanted = useRef({ key, keyword, tab })
  wanted.current = { key, keyword, tab }
  const counts = useRemote(async () => (loggedIn ? loadCounts() : undefined), [loggedIn, userId])
  const reloadCounts = counts.reload

  const put = useCallback((change: Partial<ListState>) => {
    latest.current = { ...latest.current, ...change }
    kept.current.set(wanted.current.key, latest.current)
    setState(latest.current)
  }, [])

  const ask = useCallback(
    (page: number, size: number) => {
      const { tab: status, keyword: words } = wanted.current
      return answers.ask(`${status} ${page} ${size} ${words}`, () =>
        loadOrders({ keyword: words, ...(status === 'ALL' ? {} : { status }) }, page, size)
      )
    },
    [answers]
  )

  /** All that is held, or the first page, anew. */
  const load = useCallback(
    async (held: number) => {
      const mine = ++generation.current
      put({
        refreshing: latest.current.rows.length > 0,
        loadingMore: false,
        moreFailed: false,
        status: latest.current.rows.length > 0 || latest.current.status === 'ready' ? latest.current.status : 'loading'
      })
      const { pages, size } = refreshPlan(held)
      try {
        const replies = await Promise.all(Array.from({ length: pages }, (_, at) => ask(at + 1, size)))
        if (mine !== generation.current) return
        const { rows, total } = replies.reduce<HeldOrders>(withPage, { rows: [], total: 0 })
        startTransition(() =>
          put({ ...settled, status: 'ready', rows, total, ended: rows.length >= total || rows.length === 0 })
        )
      } catch (error) {
        if (mine === generation.current) put({ status: 'failed', error, refreshing: false })
      }
    },
    [ask, put]
  )

  const loadMore = useCallback(async () => {
    const held = latest.current
    if (held.rows.length === 0 || held.ended || held.loadingMore || held.refreshing) return
    const mine = ++generation.current
    put({ loadingMore: true, moreFailed: false })
    try {
      const reply = await ask(nextPageOf(held), pageSize)
      if (mine !== generation.current) return
      const next = withPage(latest.current, reply)
      // a page that brings nothing new ends a list that shrank meanwhile
      const ended = next.rows.length >= next.total || next.rows.length === latest.current.rows.length
      put({ ...settled, ...next, ended })
    } catch (error) {
      if (mine === generation.current) put({ error, loadingMore: false, moreFailed: true })
    }
  }, [ask, put])

  const refresh = useCallback(async () => {
    if (!stores.session.loggedIn) return
    answers.forget()
    await Promise.all([load(latest.current.rows.length), reloadCounts()])
  }, [answers, load, reloadCounts])

  const reload = useCallback(async () => {
    if (!stores.session.loggedIn) return
    answers.forget()
    await Promise.all([load(0), reloadCounts()])
  }, [answers, load, reloadCounts])

  useEffect(() => {
    generation.current += 1 // what is under way is of the other list
    latest.current = kept.current.get(key) ?? nothing
    setState(latest.current)
    if (loggedIn) void load(latest.current.rows.length)
  }, [key, loggedIn, load])

  const shownBefore = useRef(false)
  useDidShow(() => {
    const flagged = takeFlag('refreshList') // spec 2.3: arrived from login
    if (flagged) kept.current.clear()
    if (flagged && shownBefore.current) void reload()
    else if (shownBefore.current) void refresh()
    shownBefore.current = true
  })

  useSignals(latest, put, generation, refresh)
  useLateLook(
    state.rows.some((order) => saidState(order, serverNow()) === 'PAY_OVER'),
    refresh
  )
  useEffect(
    () => () => {
      generation.current += 1
    },
    []
  )

  return { ...state, counts: counts.data, loadMore, reload, refresh }
}

export type Orders = ReturnType<typeof useOrders>

/** Takes up at once what an action on an order did, here or on its own screen. */
function useSignals(
  latest: { readonly current: ListState },
  put: (change: Partial<ListState>) => void,
  generation: { current: number },
  refresh: () => Promise<void>
): void {
  const taken = useRef(new Map<string, { order: OrderSummary; at: number }>())
  useEffect(() => {
    const offs = [
      orderSignals.on('changed', (changed: OrderDetail) => {
        put(withOrder(latest.current, changed))
        void refresh()
      }),
      orderSignals.on('deleted', ({ orderCode }) => {
        const at = latest.current.rows.findIndex((order) => order.orderCode === orderCode)
        const order = latest.current.rows[at]
        if (!order) return
        taken.current.set(orderCode, { order, at })
        generation.current += 1 // a load under way would bring it back
        put({ ...withoutOrder(latest.current, orderCode), refreshing: false, loadingMore: false })
      }),
      orderSignals.on('undeleted', ({ orderCode }) => {
        const back = taken.current.get(orderCode)
        if (back) put(withOrderBack(latest.current, back.order, back.at))
      }),
      orderSignals.on('stale', () => void refresh())
    ]
    return () => offs.forEach((off) => off())
  }, [latest, put, generation, refresh])
}
