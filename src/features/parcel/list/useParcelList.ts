import type { DataOf, Parcel } from '@contract'
import { isAwaited } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ parcelCode }: Parcel) => parcelCode
type Sums = Pick<DataOf<'GET /o2ord-b2c/v1/parcel/parcel-list'>, 'counts' | 'today' | 'total'>

/** The shopper's parcels, of one order where it is named, and how many are in each state. */
export function useParcelList(orderCode: string | undefined) {
  const query = orderCode === undefined ? {} : { orderCode }
  const list = useList('GET /o2ord-b2c/v1/parcel/parcel-list', { query, rowKey, again: true })
  const sums = useQuery('GET /o2ord-b2c/v1/parcel/parcel-list', {
    query: { ...query, size: 1 },
    pick: ({ counts, today, total }): Sums => ({ counts, today, total }),
    again: true
  })
  const reload = () => Promise.all([list.reload(), sums.reload()])
  const isCounting = sums.status === 'loading' && !sums.data
  return { list, sums: sums.data, isCounting, reload, isComing: list.rows.some(isAwaited) }
}

export type ParcelsRead = ReturnType<typeof useParcelList>
