import { useEffect, useState } from 'react'
import { useKept } from '@/api'
import { defaultWait } from '@/lib/timing'
import { countResults } from './api'
import { queryOf, type Filter, type SearchBase } from './rules'

/** How many products the filter would leave; undefined while that isn't known. Late replies are dropped. */
export function useCount(base: SearchBase, filter: Filter, active: boolean): number | undefined {
  const [count, setCount] = useState<number>()
  const kept = useKept()
  useEffect(() => {
    if (!active) return undefined
    let late = false
    const tell = (known: number | undefined) => {
      if (!late) setCount(known)
    }
    const timer = setTimeout(() => {
      kept
        .ask(JSON.stringify(queryOf(base, filter)), () => countResults(base, filter))
        .then(tell, () => tell(undefined))
    }, defaultWait)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [base, filter, active, kept])
  return count
}
