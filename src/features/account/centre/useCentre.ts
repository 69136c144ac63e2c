import type { DataOf } from '@contract'
import { useAll } from '@/api'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { useQuery } from './calls'

/** The order that is on its way; null: none is. */
const newest = ({ list }: DataOf<'GET /o2ord-b2c/v1/order-trades'>) => list[0] ?? null

/**
 * Counts, level, orders by state and the order that is on its way: everything the account screen counts. Asked for anew,
 * quietly, each time the screen is shown again. Read it in an `observer`.
 */
export function useCentre() {
  const when = stores.session.loggedIn
  const quantity = useQuery('GET /o2cum/v1/customer-info/getUserQuantity', { when })
  const level = useQuery('GET /o2cum/v1/customer-info/point-and-level-detail', { when })
  const orders = useQuery('GET /o2ord-b2c/v1/order-trades/status-group', { when })
  const query = { status: 'WAIT_RECEIVE', page: 1, size: 1 } as const
  const coming = useQuery('GET /o2ord-b2c/v1/order-trades', { query, when, pick: newest })
  const remote = useAll({ quantity, level, orders, coming })
  useShownAgain(() => {
    if (stores.session.loggedIn) void remote.reload()
  })
  return remote
}

export type Centre = NonNullable<ReturnType<typeof useCentre>['data']>
