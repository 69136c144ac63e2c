import { useCallback, useEffect, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { usePageVisible } from '@/ui'
import { isHidden } from './motion'

/** What takes turns: which one is shown, and how to stop or set it. */
export interface Turns {
  index: number
  setIndex: (index: number) => void
  /** The shopper touched it: it stands still from now on until the page is shown again. */
  stop: () => void
}

/**
 * Counts 0..count-1 round every `everyMs`. Stands still for 0 ms, one item, a touch, and a page or browser tab that is
 * not seen.
 */
export function useTurns(count: number, everyMs: number): Turns {
  const [index, setIndex] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const isVisible = usePageVisible()
  useDidShow(() => setIsStopped(false))
  const runs = count > 1 && everyMs > 0 && isVisible && !isStopped
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => {
      if (!isHidden()) setIndex((now) => (now + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [runs, count, everyMs])
  const stop = useCallback(() => setIsStopped(true), [])
  return { index: Math.min(index, Math.max(count - 1, 0)), setIndex, stop }
}
