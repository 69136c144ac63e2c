/** Identical reads in flight are one request. */

let running = new Map<string, Promise<unknown>>()
/** Requests that began before the screen that needs them, and that no screen has taken yet. */
let early = new Map<string, Promise<unknown>>()
/** ms for which such a reply is as good as a new one */
const keptFor = 5000

/** Joins the request running under a key, or starts one. */
export function shareInFlight<T>(key: string, start: () => Promise<T>): Promise<T> {
  // a key names one endpoint, hence one type
  const current = (early.get(key) ?? running.get(key)) as Promise<T> | undefined
  early.delete(key)
  if (current) return current
  const mine = running
  const promise = start().finally(() => mine.delete(key))
  running.set(key, promise)
  return promise
}

/** The same for the next caller: the first takes the reply, also when it has come by then. A failure is asked anew. */
export function keepForNext<T>(key: string, start: () => Promise<T>): Promise<T> {
  const promise = shareInFlight(key, start)
  const mine = early
  const forget = () => mine.get(key) === promise && mine.delete(key)
  mine.set(key, promise)
  promise.catch(forget)
  setTimeout(forget, keptFor)
  return promise
}

/** The same for as long as nothing is written: an answer read by another one of these may be old. */
export const readsSinceWrite = (): object => running

/** A write makes every read that is under way old: reads asked for from here on start anew. */
export function forgetReadsInFlight(): void {
  running = new Map()
  early = new Map()
}
