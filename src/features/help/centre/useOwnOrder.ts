import type { DataOf, OrderSummary } from '@contract'
import { stores } from '@/stores'
import { useQuery } from './calls'

const newest = ({ list }: DataOf<'GET /o2ord-b2c/v1/order-trades'>): OrderSummary | null => list[0] ?? null

/** The shopper's order that is on its way; null: none is. Read it in an `observer`. */
export function useOwnOrder() {
  const query = { status: 'WAIT_RECEIVE', page: 1, size: 1 } as const
  return useQuery('GET /o2ord-b2c/v1/order-trades', {
    query,
    when: stores.session.loggedIn,
    again: true,
    pick: newest
  })
}
