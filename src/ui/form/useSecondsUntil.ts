import { useEffect, useState } from 'react'
import { usePageVisible } from '../screen/usePageVisible'
import { useEvent } from '../useEvent'
import { secondsUntil } from './code'

/** Whole seconds left until `resendAt` of the clock `now`, counted down while the page is seen. */
export function useSecondsUntil(resendAt: number, now: () => number): number {
  const clock = useEvent(now)
  const [seconds, setSeconds] = useState(() => secondsUntil(resendAt, now()))
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVisible) return undefined
    const count = () => setSeconds(secondsUntil(resendAt, clock()))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [resendAt, isVisible, clock])
  return seconds
}
