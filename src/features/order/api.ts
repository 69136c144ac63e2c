import type { BodyOf, DataOf, OrderDetail } from '@contract'
import { withIntent } from '@/api'
import { call } from './calls'

const quiet = { quiet: true } as const

export type BoughtAgain = DataOf<'POST /o2ord-b2c/v1/buy-again'>

/** Whether receipt can be confirmed now, and why not. */
export const checkReceive = (orderCode: string): Promise<DataOf<'GET /o2ord-b2c/v1/check-confirm-receive'>> =>
  call('GET /o2ord-b2c/v1/check-confirm-receive', { query: { orderCode }, ...quiet })

// What moves money or state goes under an intent: a time-out leaves the key for the next try. Quiet, since the caller
// says what came of it.

export const cancelOrder = (body: BodyOf<'POST /o2ord-b2c/v1/order-trades/cancel-reason'>): Promise<OrderDetail> =>
  withIntent(`order.cancel:${body.orderCode}:${body.reasonCode}`, (idempotencyKey) =>
    call('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body, idempotencyKey, ...quiet })
  )

export const confirmReceive = (orderCode: string): Promise<OrderDetail> =>
  withIntent(`order.receive:${orderCode}`, (idempotencyKey) =>
    call('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode }, idempotencyKey, ...quiet })
  )

export const buyAgain = (orderCode: string): Promise<BoughtAgain> =>
  withIntent(`order.again:${orderCode}`, (idempotencyKey) =>
    call('POST /o2ord-b2c/v1/buy-again', { body: { orderCode }, idempotencyKey, ...quiet })
  )

export const deleteOrder = (orderCode: string): Promise<unknown> =>
  call('POST /o2ord-b2c/v1/del', { body: { orderCode }, ...quiet })
