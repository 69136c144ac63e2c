/** Price protection: the difference goes back when a price fell soon after the order. Pure. */
import { multiplyFen } from '../money/money'
import { PAID_STATUSES, type OrderStatus } from '../orders/order'
import { keptMoney, type FrozenRow } from './refund'
import { DAY_MS } from '../spans'

/** How long after an order a lower price can be claimed. */
export const PROTECTION_DAYS = 7

/** Until when; epoch ms, the end is not part of it. */
export const protectedUntil = (createdAtMs: number): number => createdAtMs + PROTECTION_DAYS * DAY_MS

/**
 * CLAIMABLE: money goes back. The others say why none does: UNPAID and CLOSED are the order's, OVER is the time, CLAIMED
 * was before, GONE is no longer sold, RETURNED has no piece left, SAME costs no less, SPENT was not paid in money.
 */
export const PROTECTION_STATES = [
  'CLAIMABLE',
  'CLAIMED',
  'UNPAID',
  'CLOSED',
  'OVER',
  'GONE',
  'RETURNED',
  'SAME',
  'SPENT'
] as const
export type ProtectionState = (typeof PROTECTION_STATES)[number]

/** Whether an order is within price protection at all. */
export const isProtected = (order: { status: OrderStatus; createdAt: number }, nowMs: number): boolean =>
  PAID_STATUSES.includes(order.status) && nowMs < protectedUntil(order.createdAt)

export interface ProtectionQuestion {
  order: { status: OrderStatus; createdAt: number }
  row: FrozenRow
  /** Pieces that were returned. */
  returned: number
  /** Fen a piece now without a flash sale; undefined: no longer sold. */
  nowFen: number | undefined
  nowMs: number
}

/**
 * What a claim of one row gives. The price of a piece is compared before coupons, packet and points, for the pieces that
 * were kept; what those took off stays as it is. The difference is money, and never more than was paid in money.
 */
export function protectionOf(question: ProtectionQuestion): { state: ProtectionState; refundFen: number } {
  const { order, row, returned, nowFen, nowMs } = question
  const none = (state: ProtectionState) => ({ state, refundFen: 0 })
  if (row.lowered !== undefined) return { state: 'CLAIMED', refundFen: row.lowered.fen }
  if (order.status === 'WAIT_PAY' || order.status === 'WAIT_BALANCE') return none('UNPAID')
  if (!PAID_STATUSES.includes(order.status)) return none('CLOSED')
  if (!isProtected(order, nowMs)) return none('OVER')
  if (returned >= row.quantity) return none('RETURNED')
  if (nowFen === undefined) return none('GONE')
  if (nowFen >= row.priceFen) return none('SAME')
  const fellFen = multiplyFen(row.priceFen - nowFen, row.quantity - returned)
  const refundFen = Math.min(fellFen, keptMoney(row, returned))
  return refundFen > 0 ? { state: 'CLAIMABLE', refundFen } : none('SPENT')
}
