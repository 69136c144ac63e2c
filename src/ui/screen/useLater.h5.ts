import { useEffect, useState } from 'react'
import { startTransition } from '@/platform/transition'

/**
 * For what is much to render: true once `ready` holds, without keeping a paint or a finger waiting; `atOnce`: what is ready
 * in a part's first render is there with it.
 */
export function useLater(ready = true, atOnce = false): boolean {
  const [later, setLater] = useState(ready && atOnce)
  useEffect(() => {
    if (ready) startTransition(() => setLater(true))
    else setLater(false)
  }, [ready])
  return later && ready
}
