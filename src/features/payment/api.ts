/** What paying says to the gateway. All calls are quiet: the screens say what happened themselves. */
import type { DataOf, OrderDetail } from '@contract'
import { useReads, type Loaded } from '@/api'
import { call } from './calls'

export type Payment = DataOf<'GET /o2ord-b2c/v1/order-trades/pay'>

/** The orders, in the order asked; fails when one of them is not this shopper's. */
export const loadOrders = (orderCodes: readonly string[]): Promise<OrderDetail[]> =>
  Promise.all(
    orderCodes.map((orderCode) => call('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode }, quiet: true }))
  )

/** The same for a screen, asked again each time it shows again. */
export const useOrders = (orderCodes: readonly string[]): Loaded<OrderDetail[]> =>
  useReads('GET /o2ord-b2c/v1/order-trades/detail', orderCodes, () => loadOrders(orderCodes), {
    anew: true,
    again: true
  })

export const askPayment = (paymentId: string): Promise<Payment> =>
  call('GET /o2ord-b2c/v1/order-trades/pay', { query: { paymentId }, quiet: true })
