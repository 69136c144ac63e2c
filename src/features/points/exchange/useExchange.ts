import type { Address, PointExchange, PointOffer } from '@contract'
import { useEffect, useState } from 'react'
import { useAll } from '@/api'
import { inUse, useAddresses } from '@/features/address'
import { events } from '@/lib/events'
import { readStoredAddress, stores } from '@/stores'
import { sendExchange } from './api'
import { useList, useQuery } from './calls'

const listOf = ({ list }: { list: PointOffer[] }) => list
const balanceOf = ({ pointAvailable }: { pointAvailable: number }) => pointAvailable
const rowKey = ({ exchangeId }: PointExchange) => exchangeId

/** What is on offer and what there is to pay with. Read it in an `observer`. */
export function useOffers() {
  const manner = { when: stores.session.loggedIn, again: true }
  const offers = useQuery('GET /o2cum/v1/customer-point/offers', { ...manner, pick: listOf })
  const balance = useQuery('GET /o2cum/v1/customer-point/balance', { ...manner, pick: balanceOf })
  return useAll({ offers, balance })
}

/** Where exchanged goods go: the address chosen last, else the default; another one can be chosen meanwhile. */
function useDestination(): Address | undefined {
  const { loggedIn, userId } = stores.session
  const { data: list, reload } = useAddresses({ when: loggedIn, ignore401: true })
  const [chosenId, setChosenId] = useState<string>()
  useEffect(
    () =>
      events.on('selectedAddress', ({ addressId }) => {
        setChosenId(addressId)
        void reload()
      }),
    [reload]
  )
  const keptId = chosenId ?? (userId === undefined ? undefined : readStoredAddress(userId)?.addressId)
  return list && inUse(list, keptId)
}

/** One exchange: its offer, its address, and sending it once. */
export function useExchange() {
  const [offer, setOffer] = useState<PointOffer>()
  const [open, setOpen] = useState(false)
  const address = useDestination()
  const ask = (pointOffer: PointOffer) => {
    setOffer(pointOffer)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const send = async (): Promise<boolean> => {
    if (offer === undefined) return false
    const result = await sendExchange(offer, offer.kind === 'GOODS' ? address?.addressId : undefined)
    if (result) close()
    return result
  }
  return { offer, open, ask, close, send, address }
}

export type Exchanging = ReturnType<typeof useExchange>

/** What was exchanged, newest first. */
export const useExchanges = (when: boolean) =>
  useList('GET /o2cum/v1/customer-point/exchanges', { rowKey, when: when && stores.session.loggedIn })
