import type { DataOf, PointTransaction } from '@contract'
import { useState } from 'react'
import { useAll } from '@/api'
import { stores } from '@/stores'
import { withDays } from './api'
import { useList, useQuery } from './calls'

const rowKey = ({ entryId }: PointTransaction) => entryId
const sums = ({ earned, spent }: DataOf<'GET /o2cum/v1/customer-point/transaction'>) => ({ earned, spent })
const waiting = ({ TO_REVIEW }: DataOf<'GET /o2ord-b2c/v1/order-trades/status-group'>) => TO_REVIEW

/** Balance, check-in, what the month came to, and how many reviews wait. Read it in an `observer`. */
export function usePoints() {
  const manner = { when: stores.session.loggedIn, again: true }
  const balance = useQuery('GET /o2cum/v1/customer-point/balance', manner)
  const checkIn = useQuery('GET /o2cum/v1/checkin', { ...manner, pick: withDays })
  const month = useQuery('GET /o2cum/v1/customer-point/transaction', { query: { size: 1 }, ...manner, pick: sums })
  const toReview = useQuery('GET /o2ord-b2c/v1/order-trades/status-group', { ...manner, pick: waiting })
  return useAll({ balance, checkIn, month, toReview })
}

export type PointsHeld = NonNullable<ReturnType<typeof usePoints>['data']>

export interface RowFilter {
  /** undefined: this month. */
  month: string | undefined
  direction: 'IN' | 'OUT' | undefined
}

/** A month's rows by direction, endless, and what the month came to. */
export function usePointRows() {
  const [filter, setFilter] = useState<RowFilter>({ month: undefined, direction: undefined })
  const when = stores.session.loggedIn
  const month = filter.month === undefined ? {} : { month: filter.month }
  const list = useList('GET /o2cum/v1/customer-point/transaction', {
    query: { ...month, ...(filter.direction === undefined ? {} : { direction: filter.direction }) },
    size: 20,
    rowKey,
    when,
    keepPrevious: true
  })
  const totals = useQuery('GET /o2cum/v1/customer-point/transaction', {
    query: { ...month, size: 1 },
    when,
    pick: sums,
    keepPrevious: true
  })
  const reload = () => Promise.all([list.restart(), totals.reload()])
  return { list, totals, filter, setFilter, reload }
}

export type PointRowsHeld = ReturnType<typeof usePointRows>
