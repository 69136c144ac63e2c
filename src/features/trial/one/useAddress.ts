import { useEffect, useState } from 'react'
import { inUse, useAddresses } from '@/features/address'
import { events } from '@/lib/events'
import { readStoredAddress, stores } from '@/stores'

/** Where a piece goes: the one that was chosen here, else `ownId` while it exists, else the one that things go to. */
export function useAddress(ownId: string | undefined) {
  const { loggedIn, userId } = stores.session
  const { data: list, status, reload } = useAddresses({ when: loggedIn, ignore401: true })
  const [chosenId, setChosenId] = useState<string>()
  useEffect(
    () =>
      events.on('selectedAddress', ({ addressId }) => {
        setChosenId(addressId)
        void reload()
      }),
    [reload]
  )
  const keptId = chosenId ?? ownId ?? (userId === undefined ? undefined : readStoredAddress(userId)?.addressId)
  return {
    address: loggedIn && list ? inUse(list, keptId) : undefined,
    status: loggedIn && !list ? status : 'ready',
    reload
  }
}
