import type { Address } from '@contract'
import { useEffect, useMemo, useState } from 'react'
import { makeOld } from '@/api'
import { addressLine, inUse, useAddresses, useRegions } from '@/features/address'
import { currentLocale } from '@/i18n'
import { events } from '@/lib/events'
import { readStored, readStoredAddress, stores, writeStored } from '@/stores'
import { useEvent } from '@/ui'
import { useDeliveryOf } from './api'

/** Where to: one of the shopper's addresses, or just a region. */
type Chosen = { kind: 'address'; addressId: string } | { kind: 'region'; regionCode: string }

const none: Address[] = []

/** Where it goes, and what that costs and takes. */
export function useDelivery(skuCode: string | undefined, quantity: number) {
  const { loggedIn, userId } = stores.session
  const locale = currentLocale()
  const [choice, setChoice] = useState<Chosen>()
  const addresses = useAddresses({ when: loggedIn, ignore401: true })

  // an address chosen on an address page (spec 4.1)
  const reloadAddresses = addresses.reload
  useEffect(
    () =>
      events.on('selectedAddress', ({ addressId }) => {
        setChoice({ kind: 'address', addressId })
        void reloadAddresses()
      }),
    [reloadAddresses]
  )

  const list = addresses.data ?? none
  const byId = (id: string | undefined): Address | undefined => list.find(({ addressId }) => addressId === id)
  const wantsRegion = choice?.kind === 'region'
  const address = wantsRegion
    ? undefined
    : (byId(choice?.kind === 'address' ? choice.addressId : undefined) ??
      inUse(list, userId === undefined ? undefined : readStoredAddress(userId)?.addressId))
  const regionCode = wantsRegion
    ? choice.regionCode
    : address
      ? address.districtCode || undefined // without a district nothing can be said of what it costs
      : loggedIn && addresses.status === 'loading'
        ? undefined
        : readStored('deliverRegion')

  // names of a bare region; an address brings its own
  const bare = address ? undefined : regionCode
  const regions = useRegions(bare !== undefined)
  const { data, status, reload } = useDeliveryOf(skuCode, quantity, regionCode)
  const delivery = useMemo(() => ({ data, status, reload }), [data, status, reload])

  const retry = useEvent(() => {
    makeOld('GET /o2pcm/v1/pub/product/calculate-freight')
    return addresses.status === 'failed' ? reloadAddresses() : undefined
  })
  const place = address ? addressLine(address, locale) : bare ? (regions.data?.pathName(bare, ' ', locale) ?? '') : ''

  // the same while nothing of it changes: most of the page hangs on it
  return useMemo(
    () => ({
      addresses: list,
      address,
      /** Where to, in words; '' while nothing is chosen. */
      place,
      /** The region it goes to; undefined while nothing is chosen. */
      regionCode,
      delivery,
      /** Asks again for the addresses that could not be had, and for what delivery costs when it is asked next. */
      retry,
      chooseAddress: (addressId: string) => setChoice({ kind: 'address', addressId }),
      chooseRegion: (code: string) => {
        writeStored('deliverRegion', code)
        setChoice({ kind: 'region', regionCode: code })
      }
    }),
    [list, address, place, regionCode, delivery, retry]
  )
}

export type DeliveryState = ReturnType<typeof useDelivery>
