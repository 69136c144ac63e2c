/** Identical reads in flight are one request. */

let running = new Map<string, Promise<unknown>>()

/** Joins the request running under a key, or starts one. */
export function shareInFlight<T>(key: string, start: () => Promise<T>): Promise<T> {
  const known = running.get(key) as Promise<T> | undefined // a key names one endpoint, hence one type
  if (known) return known
  const mine = running
  const started = start().finally(() => mine.delete(key))
  running.set(key, started)
  return started
}

/** A write makes every read that is under way old: reads asked for from here on start anew. */
export function forgetReadsInFlight(): void {
  running = new Map()
}
