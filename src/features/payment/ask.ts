import { BusinessError, GatewayError } from '@/api'
import type { Payment } from './api'
import { isDecided } from './rules'

/** ms between questions, growing; together about half a minute. */
export const askDelays: readonly number[] = [1000, 1500, 2000, 3000, 4000, 5000, 6000, 7000]

/**
 * MISSING: the gateway knows no such payment of this shopper. PENDING: it has not been decided, the gateway says.
 * UNKNOWN: nobody answers.
 */
type Fate = { known: true; payment: Payment } | { known: false; why: 'MISSING' | 'PENDING' | 'UNKNOWN' }

/**
 * Asks what became of a payment, at once and then after each delay, until it is decided. An outage is no answer and is
 * waited out. Counts questions rather than time: a page that sleeps behind the cashier goes on where it was.
 */
export async function untilDecided(
  ask: () => Promise<Payment>,
  wait: (ms: number) => Promise<void>,
  goOn: () => boolean,
  delays: readonly number[] = askDelays
): Promise<Fate> {
  let why: 'PENDING' | 'UNKNOWN' = 'UNKNOWN'
  for (const delay of [0, ...delays]) {
    if (delay > 0) await wait(delay)
    if (!goOn()) break
    try {
      const payment = await ask()
      if (isDecided(payment.status)) return { known: true, payment }
      why = 'PENDING'
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      why = 'UNKNOWN' // what it said before may not hold any more
      if (failure instanceof BusinessError && !failure.fateUnknown) return { known: false, why: 'MISSING' }
      if (!failure.fateUnknown) break // logged out: the login screen is on its way
    }
  }
  return { known: false, why }
}
