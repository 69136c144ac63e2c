import { useCallback, useRef } from 'react'

/** The same function as long as the hook lives, doing what the newest render says. */
export function useSteady<A extends unknown[], T>(work: (...args: A) => T): (...args: A) => T {
  const newest = useRef(work)
  newest.current = work
  return useCallback((...args: A) => newest.current(...args), [])
}
