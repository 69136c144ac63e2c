/** A payment's states. One payment may cover several orders; an order has at most one that succeeded. */

export const PAYMENT_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'CLOSED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** SUCCEED and FAIL come from the platform; CLOSE is the shop's, when nothing is left to pay for or another payment takes its place. */
export const PAYMENT_EVENTS = ['SUCCEED', 'FAIL', 'CLOSE'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/**
 * Every move there is. Money that arrives after a failure or a close did arrive: the platform has the last word, so
 * SUCCEED is possible there too, and what nobody waits for any more is refunded.
 */
export const paymentTransitions: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<PaymentEvent, PaymentStatus>>>>
> = {
  PENDING: { SUCCEED: 'SUCCEEDED', FAIL: 'FAILED', CLOSE: 'CLOSED' },
  FAILED: { SUCCEED: 'SUCCEEDED' },
  CLOSED: { SUCCEED: 'SUCCEEDED' },
  SUCCEEDED: {}
}

/** The state after an event; undefined: nothing changes. */
export function nextPaymentStatus(status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined {
  return paymentTransitions[status][event]
}

/** What a shopper can do next: wait and ask, go on, or pay again with a new payment. */
export type PaymentFollowUp = 'ASK_AGAIN' | 'DONE' | 'PAY_AGAIN'

/** What may follow a payment's state. */
export const paymentFollowUp: Readonly<Record<PaymentStatus, PaymentFollowUp>> = {
  PENDING: 'ASK_AGAIN',
  SUCCEEDED: 'DONE',
  FAILED: 'PAY_AGAIN',
  CLOSED: 'PAY_AGAIN'
}
