import type { Address } from '@contract'
import { useEffect, useRef } from 'react'
import { stores } from '@/stores'
import { useQuery } from './calls'
import type { AddressUse } from './choose'
import { chosenId } from './delivery/chosen'
import { inUse } from './delivery/line'
import { isOrderedTo, type OrderedTo } from './rules'
import type { AddressList } from './useAddressList'

const addressOf = <T>({ address }: { address: T }): T => address

/**
 * Id of the address in use, to be marked where another is chosen: the settlement's, the order's, else the one that
 * things go to. undefined: not known, or none of these. Asked anew with the list.
 */
export function useUsedAddress(
  { settlementId, orderCode }: AddressUse,
  { data: list, status, refreshing }: AddressList['remote']
): string | undefined {
  const { loggedIn } = stores.session
  const hasBegun = useRef(false)
  // a mark that can't be had is left out: the list says what is wrong with the network, and choosing works without
  const settlement = useQuery('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId: settlementId ?? '' },
    when: loggedIn && settlementId !== undefined,
    pick: addressOf<Address | null>
  })
  const order = useQuery('GET /o2ord-b2c/v1/order-trades/detail', {
    query: { orderCode: orderCode ?? '' },
    when: loggedIn && settlementId === undefined && orderCode !== undefined,
    pick: addressOf<OrderedTo>
  })

  const hasSource = settlementId !== undefined || orderCode !== undefined
  const mark = settlementId === undefined ? order : settlement
  const again = hasSource && (refreshing || (status === 'loading' && hasBegun.current))
  hasBegun.current ||= status !== 'loading'
  const { reload } = mark
  const running = useRef(false)
  running.current = mark.refreshing || mark.status === 'loading'
  useEffect(() => {
    if (again && !running.current) void reload()
  }, [again, reload])

  if (settlementId !== undefined) {
    return list?.find(({ addressId }) => addressId === settlement.data?.addressId)?.addressId
  }
  if (orderCode === undefined) return list && inUse(list, chosenId())?.addressId
  const { data: to } = order
  return to && list?.find((address) => isOrderedTo(address, to))?.addressId
}
