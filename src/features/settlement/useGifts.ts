import { useRef } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { chooseGift } from './api'

export interface Gifts {
  /** Another gift of an activity, or null for none; one choice at a time. */
  choose: (activityCode: string, skuCode: string | null) => void
}

/** Chooses the gifts; a refusal shows its toast, and the screen shows what holds now. */
export function useGifts(settlementId: string, remote: Query<Settlement>): Gifts {
  const busy = useRef(false)
  const choose = async (activityCode: string, skuCode: string | null) => {
    if (busy.current) return
    busy.current = true
    try {
      remote.replace(await chooseGift(settlementId, activityCode, skuCode))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      await remote.reload()
    } finally {
      busy.current = false
    }
  }
  return { choose: (activityCode, skuCode) => void choose(activityCode, skuCode) }
}
