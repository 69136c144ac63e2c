import { useEffect, useState } from 'react'

/**
 * As many parts as one message to the page may hold at once, `message`, then as many more; without it all of them, as each
 * further step would be a message of its own.
 */
export function useStaged(total: number, first: number, step = 1, message = Infinity): number {
  void first
  void step
  const [shown, setShown] = useState(message)
  useEffect(() => {
    // the page has the parts before once this runs
    if (shown < total) setShown(shown + message)
  }, [shown, total, message])
  return Math.min(shown, total)
}
