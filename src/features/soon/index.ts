/** What every phone would ask at one moment, asked by each at a moment of its own. */
import { useEffect, useRef } from 'react'
import { useEvent } from '@/ui'

/** Within so many ms. */
const spreadMs = 2000

/** Does something soon, once however often it is asked meanwhile; not after the screen is gone. */
export function useSoon(act: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const run = useEvent(act)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, Math.random() * spreadMs)
  })
}
