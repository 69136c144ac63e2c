import { useDidShow } from '@tarojs/taro'
import type { OrderSummary, QueryOf } from '@contract'
import { useCallback } from 'react'
import { serverNow, type RemoteList } from '@/api'
import { stores, takeFlag } from '@/stores'
import { useShownAgain } from '@/ui'
import { useList, useQuery } from './calls'
import { pageSize, saidState, type OrderTab } from '../rules'
import { useLateLook } from '../useLateLook'

const rowKey = ({ orderCode }: OrderSummary) => orderCode

/** A list of orders, asked for again, quietly, when its screen shows again and when an order's time to pay is over. */
function useFresh(list: RemoteList<OrderSummary>, reloadBeside?: () => Promise<unknown>) {
  const { reload: reloadList, restart } = list
  const refresh = useCallback(async () => {
    if (stores.session.loggedIn) await Promise.all([reloadList(), reloadBeside?.()])
  }, [reloadList, reloadBeside])
  const reload = useCallback(async () => {
    if (stores.session.loggedIn) await Promise.all([restart(), reloadBeside?.()])
  }, [restart, reloadBeside])
  useShownAgain(() => void refresh())
  useLateLook(
    list.rows.some((order) => saidState(order, serverNow()) === 'PAY_OVER'),
    refresh
  )
  return { ...list, reload, refresh }
}

/**
 * Orders of a tab, or those that match words. Each tab shows what it had while it asks again; coming back to the screen
 * asks again for as many as are held, quietly, so that the place in a long list stays.
 */
export function useOrders(tab: OrderTab, keyword: string) {
  const { loggedIn } = stores.session
  const searches = keyword !== ''
  const manner = { size: pageSize, rowKey }
  const ofTab = useList('GET /o2ord-b2c/v1/order-trades', {
    ...manner,
    query: tab === 'ALL' ? {} : { status: tab },
    when: loggedIn && !searches
  })
  const search = useList('GET /o2ord-b2c/v1/order-search', {
    ...manner,
    query: { keyword },
    when: loggedIn && searches
  })
  const counts = useQuery('GET /o2ord-b2c/v1/order-trades/status-group', { when: loggedIn })
  // spec 2.3: on coming back from a login, or from anywhere else, it is asked anew
  useDidShow(() => void takeFlag('refreshList'))
  return { ...useFresh(searches ? search : ofTab, counts.reload), counts: counts.data }
}

/** Orders that a filter lets through. */
export const useFoundOrders = (query: QueryOf<'GET /o2ord-b2c/v1/order-search'>) =>
  useFresh(useList('GET /o2ord-b2c/v1/order-search', { size: pageSize, rowKey, query, when: stores.session.loggedIn }))

export type Orders = ReturnType<typeof useFoundOrders>
