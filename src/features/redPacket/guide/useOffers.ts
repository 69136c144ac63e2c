import type { RedPacketOffer } from '@contract'
import { useState } from 'react'
import { useAll } from '@/api'
import { receivePacket } from '@/features/moment'
import { useQuery } from './calls'

/** The welcome and the packets of shops on offer, and taking one. */
export function useOffers() {
  const welcome = useQuery('GET /o2mkt-b2c/v1/pub/red-packet/new-customer', { again: true })
  const shops = useQuery('GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop', { again: true })
  const remote = useAll({ welcome, shops })
  const [busy, setBusy] = useState<string>()
  const receive = async (redPacketCode: RedPacketOffer['redPacketCode']): Promise<void> => {
    if (busy !== undefined) return
    setBusy(redPacketCode)
    const result = await receivePacket(redPacketCode)
    setBusy(undefined)
    if (result !== 'LOGIN') await remote.reload()
  }
  return { remote, busy, receive }
}
