import { useEffect, useState } from 'react'
import { nextPaint } from '@/platform/paint'

/**
 * How many of `total` parts of a screen to show: `first` at once, `step` more after each paint. What is seen comes first,
 * and no part keeps the finger waiting for all the others. `message` is the mini-program's.
 */
export function useStaged(total: number, first: number, step = 1, message = Infinity): number {
  void message
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return undefined
    let isGone = false
    void nextPaint().then(() => {
      if (!isGone) setCount(count + step)
    })
    return () => {
      isGone = true
    }
  }, [count, total, step])
  return Math.min(count, total)
}
