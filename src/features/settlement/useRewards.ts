import { useRef, useState } from 'react'
import type { Settlement } from '@contract'
import { GatewayError, type Query } from '@/api'
import { chooseRewards, type RewardWish } from './api'

export interface Rewards {
  settlement: Settlement
  /** What was tapped and not answered yet. */
  wish: RewardWish | undefined
  choose: (wish: RewardWish) => Promise<void>
}

/** Choosing what is taken off: one choice at a time, shown at once, taken back when it is refused. */
export function useRewards(settlement: Settlement, remote: Query<Settlement>): Rewards {
  const [wish, setWish] = useState<RewardWish>()
  const busy = useRef(false)

  const choose = async (next: RewardWish) => {
    if (busy.current) return
    busy.current = true
    setWish(next)
    try {
      remote.replace(await chooseRewards(settlement.settlementId, next))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      await remote.reload() // a toast told it; the sheet shows what holds now
    } finally {
      busy.current = false
      setWish(undefined)
    }
  }
  return { settlement, wish, choose }
}
