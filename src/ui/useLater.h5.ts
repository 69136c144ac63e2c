import { startTransition, useEffect, useState } from 'react'

/** False in a part's first render, then true without keeping a paint or a finger waiting: for what it holds. */
export function useLater(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => startTransition(() => setLater(true)), [])
  return later
}
