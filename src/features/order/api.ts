import type { BodyOf, DataOf, OrderDetail, OrderStatus, OrderSummary } from '@contract'
import { withIntent, type RemotePage } from '@/api'
import { call } from './calls'

const quiet = { quiet: true } as const

export type StatusCounts = DataOf<'GET /o2ord-b2c/v1/order-trades/status-group'>
export type CancelReason = DataOf<'GET /o2ord-b2c/v1/order-trades/cancel-reason'>['list'][number]
export type Parcel = DataOf<'GET /o2ord-b2c/v1/parcel/parcel-infos'>['list'][number]
export type BoughtAgain = DataOf<'POST /o2ord-b2c/v1/buy-again'>

/** Orders of one state (undefined: of all), or those that match words; page from 1. The list says itself what failed. */
export function loadOrders(
  wanted: { status?: OrderStatus; keyword: string },
  page: number,
  size: number
): Promise<RemotePage<OrderSummary>> {
  const { status, keyword } = wanted
  return keyword === ''
    ? call('GET /o2ord-b2c/v1/order-trades', { query: { ...(status ? { status } : {}), page, size }, ...quiet })
    : call('GET /o2ord-b2c/v1/order-search', { query: { keyword, page, size }, ...quiet })
}

/** How many orders are in each state. */
export const loadCounts = (): Promise<StatusCounts> => call('GET /o2ord-b2c/v1/order-trades/status-group', quiet)

/** One order in full. */
export const loadOrder = (orderCode: string): Promise<OrderDetail> =>
  call('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode }, ...quiet })

export const loadParcels = async (orderCode: string): Promise<Parcel[]> =>
  (await call('GET /o2ord-b2c/v1/parcel/parcel-infos', { query: { orderCode }, ...quiet })).list

export const loadCancelReasons = async (): Promise<CancelReason[]> =>
  (await call('GET /o2ord-b2c/v1/order-trades/cancel-reason', quiet)).list

/** Whether receipt can be confirmed now, and why not. */
export const checkReceive = (orderCode: string): Promise<DataOf<'GET /o2ord-b2c/v1/check-confirm-receive'>> =>
  call('GET /o2ord-b2c/v1/check-confirm-receive', { query: { orderCode }, ...quiet })

// What moves money or state goes under an intent: a time-out leaves the key for the next try. Quiet, since whoever asked
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
