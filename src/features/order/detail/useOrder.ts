import { serverNow } from '@/api'
import { stores } from '@/stores'
import { useOne } from './calls'
import { saidState } from '../rules'
import { useLateLook } from '../useLateLook'

/** One order; asked for again, quietly, whenever the screen shows and when an action may have changed it. */
export function useOrder(orderCode: string) {
  const remote = useOne(
    'GET /o2ord-b2c/v1/order-trades/detail',
    { orderCode },
    { missing: 'order.missing', when: stores.session.loggedIn }
  )
  useLateLook(remote.data !== undefined && saidState(remote.data, serverNow()) === 'PAY_OVER', remote.reload)
  return remote
}
