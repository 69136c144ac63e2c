/** Identical reads in flight are one request. */

let running = new Map<string, Promise<unknown>>()
/** Requests that began before the screen that needs them, and that no screen has taken yet. */
let kept = new Map<string, Promise<unknown>>()
/** ms for which such a reply is as good as a new one */
const keptFor = 5000

/** Joins the request running under a key, or starts one. */
export function shareInFlight<T>(key: string, start: () => Promise<T>): Promise<T> {
  // a key names one endpoint, hence one type
  const known = (kept.get(key) ?? running.get(key)) as Promise<T> | undefined
  kept.delete(key)
  if (known) return known
  const mine = running
  const started = start().finally(() => mine.delete(key))
  running.set(key, started)
  return started
}

/** The same for the next caller: the first takes the reply, also when it has come by then. A failure is asked anew. */
export function keepForNext<T>(key: string, start: () => Promise<T>): Promise<T> {
  const started = shareInFlight(key, start)
  const mine = kept
  const forget = () => mine.get(key) === started && mine.delete(key)
  mine.set(key, started)
  started.catch(forget)
  setTimeout(forget, keptFor)
  return started
}

/** The same for as long as nothing is written: an answer read by another one of these may be old. */
export const readsSinceWrite = (): object => running

/** A write makes every read that is under way old: reads asked for from here on start anew. */
export function forgetReadsInFlight(): void {
  running = new Map()
  kept = new Map()
}
