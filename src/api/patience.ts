/** What is done when the gateway has no place for a call: it waits a while, says so, and asks again. */
import { callContext, type CallContext } from './context'
import { BusyError } from './errors'
import type { Exchange } from './transport'
import { apiWords } from './words'

const mostRepeats = 3
/** ms of a call's own time that a repeat needs at least. */
const leastLeft = 2_000
/** ms waited at least, where the gateway names less. */
const leastWait = 200
/** ms within which those who were refused first come back. */
const firstSpread = 800

/**
 * ms: what the gateway names, and after it any moment within a spread that doubles each time (full jitter), so that all who were
 * refused don't come back together. With the two seconds that our gateway names, three waits and their calls fit in a read's time.
 */
const waitBefore = (repeat: number, retryAfterMs: number): number =>
  Math.max(retryAfterMs, leastWait) + Math.random() * firstSpread * 2 ** repeat

let pending: { until: number; context: CallContext } | undefined

/** Says it once for calls that wait side by side. */
function tellWait(wait: number): void {
  const context = callContext()
  const now = Date.now()
  if (pending?.context === context && now < pending.until) return
  pending = { until: now + wait, context }
  context.toast(apiWords('busyWait', { seconds: Math.ceil(wait / 1000) }))
}

/**
 * Sends a request, and again after a while where there was no place for it; all within the time that it has. A write is
 * repeated with its idempotency key alone.
 * @throws what `send` throws, a BusyError once no repeat fits into that time
 */
export async function patiently<T, R extends Exchange>(request: R, send: (request: R) => Promise<T>): Promise<T> {
  const end = Date.now() + request.timeoutMs
  const repeats = request.method === 'GET' || request.idempotencyKey !== undefined ? mostRepeats : 0
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await send(repeat === 0 ? request : { ...request, timeoutMs: end - Date.now() })
    } catch (failure) {
      if (!(failure instanceof BusyError) || repeat >= repeats) throw failure
      const wait = waitBefore(repeat, failure.retryAfterMs)
      if (Date.now() + wait + leastLeft > end) throw failure
      tellWait(wait)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
