import { useEffect } from 'react'

/** ms after an order's time to pay ran out: the gateway closes it within some of these. */
const looks = [2_000, 8_000, 30_000]

/** While an order's time is over and nothing has closed it yet, looks again a few times. `again` is stable. */
export function useLateLook(over: boolean, again: () => Promise<unknown>): void {
  useEffect(() => {
    if (!over) return undefined
    const timers = looks.map((ms) => setTimeout(() => void again(), ms))
    return () => timers.forEach(clearTimeout)
  }, [over, again])
}
