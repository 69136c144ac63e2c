import type { Address } from '@contract'
import { useEffect } from 'react'
import { readStoredAddress, stores } from '@/stores'
import { keepChosen } from './chosen'
import { inUse } from './line'
import { useAddresses } from './useAddresses'

/**
 * Where a logged-in shopper wants things sent: the address they chose last while it exists, else their default. null:
 * they have none; undefined: not known. Asked for each time the page shows, and once more when it could not be had and
 * the page's own call runs anew (`loading`), as after a retry. Read it in an `observer`.
 */
export function useDeliveryAddress(loading: boolean): Address | null | undefined {
  const { userId, loggedIn } = stores.session
  const { data: list, status, reload } = useAddresses({ when: loggedIn && userId !== undefined, again: true })
  // without a network the last one will do: the line is an aid
  const storedAddress = userId === undefined ? undefined : readStoredAddress(userId)
  const current = list && inUse(list, storedAddress?.addressId)

  const hasFailed = status === 'failed'
  useEffect(() => {
    if (loading && hasFailed) void reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new load of the page counts
  }, [loading])
  const isKept = storedAddress !== undefined
  useEffect(() => {
    if (list && isKept) keepChosen(current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what came is kept once
  }, [list])

  if (!loggedIn) return undefined
  return list ? (current ?? null) : storedAddress
}
