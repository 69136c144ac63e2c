import type { DataOf, Parcel } from '@contract'
import { isRefusal } from '@/api'
import { useOne } from './calls'

type Reply = DataOf<'GET /o2ord-b2c/v1/parcel/parcel-infos'>
const listOf = ({ list }: Reply): Parcel[] => list
const missing = 'order.missing'

/** The parcels of an order with all that happened to them. */
export const useOrderParcels = (orderCode: string) =>
  useOne('GET /o2ord-b2c/v1/parcel/parcel-infos', { orderCode }, { missing, pick: listOf })

/** Whether a refusal says that there is no such order, or that it is another's. */
export const isMissingOrder = (error: unknown): boolean => isRefusal(error, missing)
