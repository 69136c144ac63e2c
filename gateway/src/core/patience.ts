import { setTimeout as delay } from 'node:timers/promises'

/**
 * A read that is waited for so long, ms; then, and where it fails, what it gave last stands for it. Before it has given
 * anything it is waited for however long it takes.
 */
export function lastKnown<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { value: T } | undefined
  let running: Promise<T> | undefined
  const start = (): Promise<T> => {
    const reading = read()
      .then((value) => {
        last = { value }
        return value
      })
      .finally(() => {
        running = undefined
      })
    reading.catch(() => undefined) // who waits hears of it
    return (running = reading)
  }
  return async () => {
    const reading = running ?? start()
    const before = last
    if (before === undefined) return reading
    const late = new AbortController()
    const standIn = delay(ms, before.value, { signal: late.signal }).catch(() => before.value)
    try {
      return await Promise.race([reading.catch(() => before.value), standIn])
    } finally {
      late.abort()
    }
  }
}
