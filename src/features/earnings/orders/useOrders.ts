import type { PartnerOrder } from '@contract'
import { useList, useQuery } from './calls'

export type CommissionFilter = 'ALL' | 'FROZEN' | 'PENDING' | 'AVAILABLE' | 'CLAWED'

const rowKey = ({ rowId }: PartnerOrder) => rowId
const manner = { keepPrevious: true, again: true }

/** Rows of orders that came by the partner, of a state, and how many there are of each. */
export function usePartnerOrders(state: CommissionFilter, when: boolean) {
  const counts = useQuery('GET /o2ord-b2c/v1/glz-partner-orders', { query: { page: 1, size: 1 }, when, ...manner })
  const list = useList('GET /o2ord-b2c/v1/glz-partner-orders', {
    query: state === 'ALL' ? {} : { state },
    rowKey,
    when,
    ...manner
  })
  return { counts, list, reload: () => Promise.all([counts.reload(), list.restart()]) }
}
