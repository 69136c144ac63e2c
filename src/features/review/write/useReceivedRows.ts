import type { ReviewRow } from '@contract'
import { BusinessError } from '@/api'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { useQuery } from './calls'

/** Rows of one order, more than any has. */
const mostRows = 99
/** Others that are offered after one was sent. */
const offered = 3

const rowsOf = ({ list }: { list: ReviewRow[] }) => list

/** The received rows of an order and what was written of them. */
export function useReceivedRows(orderCode: string) {
  const when = stores.session.loggedIn && orderCode !== ''
  const query = { orderCode, page: 1, size: mostRows }
  const remote = useQuery('GET /o2cmt/v1/product-comment/b2c/create', { query, when, pick: rowsOf })
  useShownAgain(() => {
    if (when) void remote.reload()
  })
  return remote
}

/** There is no such order, it is somebody else's, or it was not received: the gateway says the same of all. */
export const isNotReceived = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === 'order.missing'

/** What else waits for a review, newest receipt first. */
export const useNextRows = () =>
  useQuery('GET /o2cmt/v1/product-comment/b2c/create', {
    query: { state: 'TO_WRITE', page: 1, size: offered },
    pick: rowsOf
  })
