/** «Poor network» and «the store is busy»: when it is said, and how often (spec 8). */
import { callContext, type CallContext } from './context'
import { BusyError, OfflineError, TimeoutError } from './errors'

/** ms; as long as the words of one outage stay in sight. */
const wordsStay = 1500

let last: { time: number; context: CallContext } | undefined

type Outage = OfflineError | TimeoutError | BusyError

/** Whether a call failed because the network or the store did: nothing is wrong with what it asked. */
export const isOutage = (failure: unknown): failure is Outage =>
  failure instanceof OfflineError || failure instanceof TimeoutError || failure instanceof BusyError

/**
 * Says that the network is poor or the store is busy: once for calls that fail side by side. A time-out is not said on
 * the home and login pages; that nothing can be reached or nobody is let in is said everywhere.
 */
export function tellOutage(failure: unknown): void {
  if (!isOutage(failure) || failure.isTold) return
  const context = callContext()
  if (failure instanceof TimeoutError && context.page() !== 'other') return
  failure.isTold = true
  const now = Date.now()
  const inSight = last?.context === context && now - last.time < wordsStay
  if (inSight) return
  last = { time: now, context }
  context.toast(failure.words)
}
