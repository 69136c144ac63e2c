import { useEffect, useState } from 'react'

/** Between two messages, ms: a page that opens sends its first one within that. */
const apartMs = 100

/**
 * As many parts as one message to the page may hold at once, `message`, then as many more; without it all of them, as each
 * further step would be a message of its own.
 */
export function useStaged(total: number, first: number, step = 1, message = Infinity): number {
  void first
  void step
  const [count, setCount] = useState(message)
  useEffect(() => {
    if (count >= total) return undefined
    // what is set at once goes into the message that is being made
    const timer = setTimeout(() => setCount(count + message), apartMs)
    return () => clearTimeout(timer)
  }, [count, total, message])
  return Math.min(count, total)
}
