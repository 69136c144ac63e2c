import { useEffect, useState } from 'react'
import { nextPaint } from '@/platform/paint'

/**
 * How many of `total` parts of a screen to show: `first` at once, `step` more after each paint. What is seen comes first,
 * and no part keeps the finger waiting for all the others. `message` is the mini-program's.
 */
export function useStaged(total: number, first: number, step = 1, message = Infinity): number {
  void message
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    let gone = false
    void nextPaint().then(() => {
      if (!gone) setShown(shown + step)
    })
    return () => {
      gone = true
    }
  }, [shown, total, step])
  return Math.min(shown, total)
}
