import type { DataOf, LiveRoom } from '@contract'
import { useEffect, useState } from 'react'
import { liveFlag } from '@/lib/liveFlag'
import { channelPath } from './channel'
import { useQuery } from './calls'

/** null: nothing is on air. */
const roomOf = ({ room }: DataOf<'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live'>): LiveRoom | null =>
  room ?? null

/** ms that what stands below waits for it, so as not to move down. */
const WAITS = 1500

interface ShopOnAir {
  room: LiveRoom | undefined
  /** It is not known yet, and may be soon. */
  waiting: boolean
  reload: () => Promise<void>
}

/** A shop's room that is on air now, asked again when the page shows again. Read it in an `observer`. */
export function useShopOnAir(shopCode: string): ShopOnAir {
  const asks = liveFlag && shopCode !== ''
  const { data, status, reload } = useQuery('GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live', {
    path: channelPath(),
    query: { shopCode },
    when: asks,
    forAll: true,
    again: true,
    pick: roomOf
  })
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), WAITS)
    return () => clearTimeout(timer)
  }, [])
  return { room: data ?? undefined, waiting: asks && patient && status === 'loading', reload }
}
