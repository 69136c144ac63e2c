import type { OrderDetail } from '@contract'
import { BusinessError, serverNow, type Query } from '@/api'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { useQuery } from './calls'
import { saidState } from '../rules'
import { useLateLook } from '../useLateLook'

/** There is no such order, or it is somebody else's: the gateway says the same of both. */
export const isMissing = (error: unknown): boolean => error instanceof BusinessError && error.code === 'order.missing'

/** One order; asked for again, quietly, whenever the screen shows and when an action may have changed it. */
export function useOrder(orderCode: string): Query<OrderDetail> {
  const when = stores.session.loggedIn && orderCode !== ''
  const remote = useQuery('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode }, when })
  useShownAgain(() => {
    if (when) void remote.reload()
  })
  useLateLook(remote.data !== undefined && saidState(remote.data, serverNow()) === 'PAY_OVER', remote.reload)
  return remote
}
