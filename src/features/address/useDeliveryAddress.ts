import type { Address } from '@contract'
import { useEffect, useRef, useState } from 'react'
import { GatewayError } from '@/api'
import { currentLocale } from '@/i18n'
import { readStoredAddress, stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { loadAddresses } from './api'
import { keepChosen } from './choose'
import { inUse } from './rules'

/**
 * Where a logged-in shopper wants things sent: the address they chose last while it exists, else their default. null:
 * they have none; undefined: not known. Asked for each time the page shows, and once more when it could not be had and
 * the page's own call runs anew (`loading`), as after a retry. Read it in an `observer`.
 */
export function useDeliveryAddress(loading: boolean): Address | null | undefined {
  const { userId, loggedIn } = stores.session
  const locale = currentLocale()
  const [address, setAddress] = useState<Address | null>()
  const failed = useRef(false)

  const refresh = async (alive: () => boolean = () => true) => {
    if (userId === undefined || !loggedIn) return
    const kept = readStoredAddress(userId)
    try {
      const list = await loadAddresses()
      failed.current = false
      if (!alive() || stores.session.userId !== userId) return
      const current = inUse(list, kept?.addressId)
      if (kept) keepChosen(current)
      setAddress(current ?? null)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      failed.current = true
      if (alive() && kept) setAddress(kept) // the line is an aid; without a network the last one will do
    }
  }

  useEffect(() => {
    let here = true
    setAddress(userId === undefined ? undefined : readStoredAddress(userId))
    void refresh(() => here)
    return () => {
      here = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refresh is of this render, with these three
  }, [userId, loggedIn, locale])
  useShownAgain(() => void refresh())
  useEffect(() => {
    if (loading && failed.current) void refresh()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refresh is of this render; only a new load counts
  }, [loading])

  return loggedIn ? address : undefined
}
