import type { ReviewRow } from '@contract'
import { stores } from '@/stores'
import { useOne, useQuery } from './calls'

/** Rows of one order, more than any has. */
const mostRows = 99
/** Others that are offered after one was sent. */
const most = 3

const rowsOf = ({ list }: { list: ReviewRow[] }) => list

/** The received rows of an order and what was written of them; an order that is not received is missing. */
export const useReceivedRows = (orderCode: string) =>
  useOne(
    'GET /o2cmt/v1/product-comment/b2c/create',
    { orderCode, page: 1, size: mostRows },
    { missing: 'order.missing', when: stores.session.loggedIn, pick: rowsOf }
  )

/** What else waits for a review, newest receipt first. */
export const useNextRows = () =>
  useQuery('GET /o2cmt/v1/product-comment/b2c/create', {
    query: { state: 'TO_WRITE', page: 1, size: most },
    pick: rowsOf
  })
