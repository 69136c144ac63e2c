import type { DataOf, Parcel } from '@contract'
import { BusinessError } from '@/api'
import { useShownAgain } from '@/ui'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2ord-b2c/v1/parcel/parcel-infos'>
const listOf = ({ list }: Reply): Parcel[] => list

/** The parcels of an order with all that happened to them. */
export function useOrderParcels(orderCode: string) {
  const remote = useQuery('GET /o2ord-b2c/v1/parcel/parcel-infos', {
    query: { orderCode },
    pick: listOf,
    when: orderCode !== ''
  })
  useShownAgain(() => void remote.reload())
  return { ...remote, isMissing: orderCode === '' || isMissingOrder(remote.error) }
}

/** Whether a refusal says that there is no such order, or that it is another's. */
export const isMissingOrder = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === 'order.missing'
