import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { events } from '@/lib/events'
import { currentKey, go } from '@/routes'
import { useEvent } from '@/ui/useEvent'
import { readSettlement, saveRemark, setAddress, useSettlementDetail } from './api'
import { Remarks } from './remarks'

interface Checkout {
  remote: Query<Settlement>
  remarks: Remarks
  /** To the addresses, or to a new one when there is none; what is chosen there goes to this settlement. */
  openAddress: () => void
}

/** A settlement with its remarks, loaded again when another screen may have changed it. */
export function useSettlement(settlementId: string): Checkout {
  const remote = useSettlementDetail(settlementId)
  const [remarks, setRemarks] = useState(
    () => new Remarks(settlementId, (shop, text) => saveRemark(settlementId, shop, text))
  )
  const shownFor = useRef(settlementId)
  useEffect(() => {
    if (shownFor.current === settlementId) return
    shownFor.current = settlementId
    setRemarks(new Remarks(settlementId, (shop, text) => saveRemark(settlementId, shop, text)))
  }, [settlementId])

  const { data, reload, replace } = remote
  useEffect(() => {
    if (data) remarks.adopt(data.shops)
  }, [data, remarks])

  // The address chosen on the way through the address screens, until it is known to have arrived here.
  const chosenId = useRef<string>()
  const away = useRef(false)

  const isHeld = useRef(false)
  isHeld.current = data !== undefined
  const comeBack = async () => {
    away.current = false
    const addressId = chosenId.current
    chosenId.current = undefined
    await reload()
    if (addressId === undefined) return
    try {
      const fresh = await readSettlement(settlementId)
      if (fresh.orderCodes.length > 0 || fresh.address?.addressId === addressId) return replace(fresh)
      replace(await setAddress(settlementId, addressId))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      await reload() // says that it could not be had
    }
  }
  useDidShow(() => {
    if (isHeld.current) void comeBack()
  })

  const handleArrival = useEvent((addressId: string) => {
    // the app's own page lies over this one, which does not show again
    const isHere = currentKey() === 'confirmation'
    if (isHere || away.current) chosenId.current = addressId
    if (isHere && isHeld.current) void comeBack()
  })
  useEffect(() => events.on('selectedAddress', ({ addressId }) => handleArrival(addressId)), [handleArrival])

  const openAddress = () => {
    away.current = true
    void go(data?.address ? 'shippingAddress' : 'addAddress', { select: true, settlementId })
  }

  return { remote, remarks, openAddress }
}
