import { useEffect, useState } from 'react'

/** Stays true for `ms` after `on` turned false, so that what closes can be seen closing. */
export const useLinger = (on: boolean, ms: number): boolean => {
  const [lingering, setLingering] = useState(on)
  useEffect(() => {
    if (on) {
      setLingering(true)
      return undefined
    }
    const timer = setTimeout(() => setLingering(false), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return on || lingering
}
