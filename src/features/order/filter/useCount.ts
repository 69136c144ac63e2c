import { useMemo } from 'react'
import type { QueryOf } from '@contract'
import { serverNow } from '@/api'
import { useSettled } from '@/features/search'
import { defaultWait } from '@/lib/timing'
import { useQuery } from './calls'
import { queryOf, type OrderFilter } from './rules'

type Search = QueryOf<'GET /o2ord-b2c/v1/order-search'>

const totalOf = ({ total }: { total: number }) => total

/** How many orders the filter would leave; undefined while that isn't known. */
export function useCount(filter: OrderFilter, active: boolean): number | undefined {
  const query = useSettled(
    useMemo((): Search => ({ ...queryOf(filter, serverNow()), page: 1, size: 1 }), [filter]),
    defaultWait,
    active
  )
  const { data, status } = useQuery('GET /o2ord-b2c/v1/order-search', {
    query: query ?? {},
    when: query !== undefined,
    keepPrevious: true,
    pick: totalOf
  })
  return status === 'failed' ? undefined : data
}
