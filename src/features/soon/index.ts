/** What every phone would ask at one moment, asked by each at a moment of its own. */
import { useCallback, useEffect, useRef } from 'react'

/** Within so many ms. */
const spreadMs = 2000

/** Does something soon, once however often it is asked meanwhile; not after the screen is gone. */
export function useSoon(act: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef(act)
  latest.current = act
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latest.current(), Math.random() * spreadMs)
  }, [])
}
