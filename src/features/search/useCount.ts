import { useMemo } from 'react'
import { defaultWait } from '@/lib/timing'
import { useQuery } from './calls'
import { queryOf, type Filter, type SearchCriteria } from './rules'
import { useSettled } from './useSettled'

const countOf = ({ count }: { count: number }) => count

/** How many products the filter would leave; undefined while that isn't known. */
export function useCount(base: SearchCriteria, filter: Filter, active: boolean): number | undefined {
  const query = useSettled(
    useMemo(() => queryOf(base, filter), [base, filter]),
    defaultWait,
    active
  )
  const { data, status } = useQuery('GET /o2srh/v1/pub/platform-products/search-filter-count', {
    query: query ?? {},
    when: query !== undefined,
    keepPrevious: true,
    pick: countOf
  })
  return status === 'failed' ? undefined : data
}
