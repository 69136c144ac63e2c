import type { OwnRebate, RebateProduct } from '@contract'
import { useState } from 'react'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'
import type { RebateView } from './rules'

const spuOf = ({ product }: RebateProduct): string => product.spuCode
const rowOf = ({ orderCode, position }: OwnRebate): string => `${orderCode} ${position}`

/** Products that give money back, and what comes back to the shopper next. */
export function useRebates() {
  const { loggedIn } = stores.session
  const [view, setView] = useState<RebateView>('MOST')
  const list = useList('GET /o2srh/v1/platform-fy-products/search', {
    query: { view },
    rowKey: spuOf,
    keepPrevious: true,
    again: true
  })
  const own = useQuery('GET /o2mkt-b2c/v1/rebate/own', { query: { size: 1 }, when: loggedIn, again: true })
  const reload = () => Promise.all([list.restart(), loggedIn ? own.reload() : undefined])
  return { view, setView, list, own, reload, loggedIn }
}

/** All that came back, or will. */
export const useOwnRebates = () => useList('GET /o2mkt-b2c/v1/rebate/own', { query: {}, rowKey: rowOf, again: true })
