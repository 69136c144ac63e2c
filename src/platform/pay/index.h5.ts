import type { Cashier, PaymentOutcome } from './types'

export type { Cashier, PaymentOutcome } from './types'

/** Cashier hosts besides the app's own, comma separated, set when the app is built. */
const cashierHosts = (process.env.TARO_APP_CASHIER_HOSTS ?? '').split(',').filter(Boolean)

/** Whether a cashier's address may be gone to: our own origin, or https on a host of the list. */
export function isCashierAddress(address: string, origin: string, hosts: readonly string[] = cashierHosts): boolean {
  if (address.trim() === '') return false // read as an address, it is the page that asks
  try {
    const url = new URL(address, origin)
    if (url.username !== '' || url.password !== '') return false
    return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.host))
  } catch {
    return false // no address at all
  }
}

/** Goes to the cashier. The mini-program's kind can't be paid in a browser. Nothing comes late: the page is left. */
export function startPayment(
  cashier: Cashier,
  _late?: (outcome: PaymentOutcome) => void,
  leave: (address: string) => void = (address) => location.assign(address)
): Promise<PaymentOutcome> {
  if (cashier.kind !== 'REDIRECT' || !isCashierAddress(cashier.url, location.origin)) return Promise.resolve('FAILED')
  leave(cashier.url)
  return Promise.resolve('LEFT')
}
