import { useEffect, useState } from 'react'
import { countResults } from './api'
import type { Filter, SearchBase } from './rules'

/** ms without a change before the gateway counts */
const pause = 300

/** How many products the filter would leave; undefined while that isn't known. Late replies are dropped. */
export function useCount(base: SearchBase, filter: Filter, active: boolean): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (!active) return undefined
    let late = false
    const tell = (known: number | undefined) => {
      if (!late) setCount(known)
    }
    const timer = setTimeout(() => {
      countResults(base, filter).then(tell, () => tell(undefined))
    }, pause)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [base, filter, active])
  return count
}
