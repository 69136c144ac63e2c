import type { DataOf } from '@contract'

/** How the host goes on after a payment was started (POST order-trades/pay). */
export type Cashier = DataOf<'POST /o2ord-b2c/v1/order-trades/pay'>['cashier']

/**
 * What the host says about it. It never proves a payment: the gateway is asked in every case.
 * LEFT: the app was left for the cashier's page, which comes back by address. FAILED: the cashier never opened.
 * UNKNOWN: it opened, and what became of it was not said.
 */
export type PaymentOutcome = 'LEFT' | 'SUCCEEDED' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'
