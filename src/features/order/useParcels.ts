import type { DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2ord-b2c/v1/parcel/parcel-infos'>
export type Parcel = Reply['list'][number]

const listOf = ({ list }: Reply): Parcel[] => list

/** The parcels of an order. */
export const useParcels = (orderCode: string): Query<Parcel[], Reply> =>
  useQuery('GET /o2ord-b2c/v1/parcel/parcel-infos', { query: { orderCode }, pick: listOf })
