import type { DataOf } from '@contract'
import { useAll } from '@/api'
import { stores } from '@/stores'
import { useQuery } from './calls'

/** The order that is on its way; null: none is. */
const newest = ({ list }: DataOf<'GET /o2ord-b2c/v1/order-trades'>) => list[0] ?? null

/** Open cases of after-sales that wait for the shopper. */
const ofYours = ({ yours }: DataOf<'GET /o2as-b2c/v1/after/sale/list'>) => yours

/**
 * Counts, level, orders by state and the order that is on its way: everything the account screen counts. Asked for anew,
 * quietly, each time the screen is shown again. Read it in an `observer`.
 */
export function useCentre() {
  const manner = { when: stores.session.loggedIn, again: true }
  const quantity = useQuery('GET /o2cum/v1/customer-info/getUserQuantity', manner)
  const level = useQuery('GET /o2cum/v1/customer-info/point-and-level-detail', manner)
  const orders = useQuery('GET /o2ord-b2c/v1/order-trades/status-group', manner)
  const query = { status: 'WAIT_RECEIVE', page: 1, size: 1 } as const
  const coming = useQuery('GET /o2ord-b2c/v1/order-trades', { query, ...manner, pick: newest })
  return useAll({ quantity, level, orders, coming })
}

/** How many cases wait for the shopper; 0 until it is known. Read it in an `observer`. */
export const useWaitingCases = (): number =>
  useQuery('GET /o2as-b2c/v1/after/sale/list', {
    query: { tab: 'OPEN', page: 1, size: 1 },
    when: stores.session.loggedIn,
    again: true,
    pick: ofYours
  }).data ?? 0

export type Centre = NonNullable<ReturnType<typeof useCentre>['data']>
