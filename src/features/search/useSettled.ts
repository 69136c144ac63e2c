import { useEffect, useState } from 'react'

/** A value once it has stayed the same for some ms; undefined before the first, and while `active` is false. */
export function useSettled<T>(value: T, ms: number, active: boolean): T | undefined {
  const [settledValue, setSettledValue] = useState<T>()
  useEffect(() => {
    if (!active) {
      setSettledValue(undefined)
      return undefined
    }
    const timer = setTimeout(() => setSettledValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms, active])
  return active ? settledValue : undefined
}
