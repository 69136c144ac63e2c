import type { Address } from '@contract'
import { useEffect, useRef } from 'react'
import { useRemote, type Remote } from '@/api'
import { currentLocale } from '@/i18n'
import { stores } from '@/stores'
import { loadOrderAddress, loadSettlementAddress } from './api'
import { chosenId, type AddressUse } from './choose'
import { inUse, isOrderedTo } from './rules'

/**
 * Id of the address in use, to be marked where another is chosen: the settlement's, the order's, else the one that
 * things go to. undefined: not known, or none of these. Asked anew with the list.
 */
export function useUsedAddress(
  { settlementId, orderCode }: AddressUse,
  { data: list, status, refreshing }: Remote<Address[]>
): string | undefined {
  const { loggedIn } = stores.session
  const begun = useRef(false)
  // a mark that can't be had is left out: the list says what is wrong with the network, and choosing works without
  const { data: isUsed, reload } = useRemote(async (): Promise<((address: Address) => boolean) | undefined> => {
    if (!loggedIn) return undefined
    if (settlementId !== undefined) {
      const used = await loadSettlementAddress(settlementId)
      return ({ addressId }) => addressId === used?.addressId
    }
    if (orderCode === undefined) return undefined
    const ordered = await loadOrderAddress(orderCode)
    return (address) => isOrderedTo(address, ordered)
  }, [settlementId, orderCode, loggedIn, currentLocale()])

  const again = refreshing || (status === 'loading' && begun.current)
  begun.current ||= status !== 'loading'
  useEffect(() => {
    if (again) void reload()
  }, [again, reload])

  if (list === undefined) return undefined
  const asked = settlementId !== undefined || orderCode !== undefined
  return (asked ? isUsed && list.find(isUsed) : inUse(list, chosenId()))?.addressId
}
