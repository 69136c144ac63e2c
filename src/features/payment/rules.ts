/** What orders and a payment mean for the pay screens, by the gateway's word alone. */
import { dueFen } from '@domain/activity/presale'
import { addFen } from '@domain/money/money'
import { pointsForPaid } from '@domain/rewards/points'
import { isKnownStatus, PAID_STATUSES } from '@domain/orders/order'
import type { OrderStatus, PayChannel, PayMeans, PaymentStatus } from '@contract'

export interface PayableOrder {
  orderCode: string
  status: OrderStatus
  payFen: number
  /** Server ms; only while WAIT_PAY or WAIT_BALANCE. */
  payBefore?: number
  /** Paid in two parts. */
  presale?: { depositFen: number; balanceFrom: number }
}

/** What an order asks for now. */
export const dueOf = ({ status, payFen, presale }: PayableOrder): number =>
  dueFen({ status, payFen, depositFen: presale?.depositFen })

/** What was paid for an order that is. */
export const paidOf = ({ status, payFen, presale }: PayableOrder): number =>
  status === 'WAIT_BALANCE' && presale ? presale.depositFen : payFen

/** The points that orders earn at least once they are received; a level may add some. */
export const pointsToCome = (
  orders: readonly (Pick<PayableOrder, 'status' | 'payFen'> & { refundFen?: number })[]
): number =>
  orders
    .filter(({ status }) => status !== 'COMPLETED')
    .reduce((points, { payFen, refundFen = 0 }) => points + pointsForPaid(addFen(payFen, -refundFen)), 0)

/** The deposit of a presale is paid, and its balance can't be yet. */
const isDeposit = ({ status, presale }: Pick<PayableOrder, 'status' | 'presale'>, nowMs: number): boolean =>
  status === 'WAIT_BALANCE' && presale !== undefined && nowMs < presale.balanceFrom

/**
 * PAYABLE: at least one order waits for its payment · EXPIRED: one waits, but its time is over · UNKNOWN: none of them is
 * known to be paid, and one is in a state this app does not know · NONE: no order.
 */
type Standing =
  | { kind: 'PAYABLE'; orderCodes: string[]; amountFen: number; payBefore?: number }
  | { kind: 'PAID' | 'UNKNOWN' | 'EXPIRED' | 'CANCELLED' | 'NONE' }

/** Whether the payment of an order has come that it asked for. */
export const isPaid = (order: Pick<PayableOrder, 'status' | 'presale'>, nowMs: number): boolean =>
  PAID_STATUSES.includes(order.status) || isDeposit(order, nowMs)

/** Whether the gateway has decided what became of a payment; a word that is not known decides nothing. */
export const isDecided = (status: PaymentStatus): boolean =>
  status === 'SUCCEEDED' || status === 'FAILED' || status === 'CLOSED'

/** Where orders stand together at a moment of the server's clock; what can still be paid comes first. */
export function standingOf(orders: readonly PayableOrder[], nowMs: number): Standing {
  const waiting = orders.filter(
    (order) => order.status === 'WAIT_PAY' || (order.status === 'WAIT_BALANCE' && !isDeposit(order, nowMs))
  )
  const payable = waiting.filter(({ payBefore }) => payBefore === undefined || payBefore > nowMs)
  if (payable.length > 0) {
    const ends = payable.flatMap(({ payBefore }) => payBefore ?? [])
    return {
      kind: 'PAYABLE',
      orderCodes: payable.map(({ orderCode }) => orderCode),
      amountFen: addFen(...payable.map(dueOf)),
      ...(ends.length > 0 ? { payBefore: Math.min(...ends) } : {})
    }
  }
  if (orders.some((order) => isPaid(order, nowMs))) return { kind: 'PAID' }
  if (orders.some(({ status }) => !isKnownStatus(status))) return { kind: 'UNKNOWN' }
  if (waiting.length > 0) return { kind: 'EXPIRED' }
  return { kind: orders.length > 0 ? 'CANCELLED' : 'NONE' }
}

/**
 * What a screen of a result may claim. REFUNDED: money came for an order that was closed by then. CANCELLED: it was paid
 * in time, and goes back as it was cancelled. UNKNOWN: nothing, an order is in a state this app does not know.
 */
export type Outcome = 'PAID' | 'UNKNOWN' | 'PENDING' | 'UNPAID' | 'REFUNDED' | 'CANCELLED' | 'CLOSED'

/** The truth about a purchase; a payment that is not about these orders counts as none. */
export function outcomeOf(
  orders: readonly PayableOrder[],
  payment: { status: PaymentStatus; orderCodes: readonly string[]; refundedFen?: number } | undefined,
  nowMs: number
): Outcome {
  const own = payment && orders.some(({ orderCode }) => payment.orderCodes.includes(orderCode)) ? payment : undefined
  const standing = standingOf(orders, nowMs)
  if (standing.kind === 'PAID' || standing.kind === 'UNKNOWN') return standing.kind
  if (standing.kind === 'PAYABLE') return own && !isDecided(own.status) ? 'PENDING' : 'UNPAID'
  if (own?.status !== 'SUCCEEDED') return 'CLOSED'
  return own.refundedFen ? 'CANCELLED' : 'REFUNDED'
}

/**
 * How much of a payment was not needed for orders that are paid now, and goes back. WHOLE: they were paid by another
 * payment. PART: one of its orders was.
 */
export function returnedOf(
  orders: readonly PayableOrder[],
  payment: { amountFen: number; returnedFen: number; orderCodes: readonly string[] } | undefined
): { kind: 'NONE' } | { kind: 'WHOLE' | 'PART'; fen: number } {
  if (!payment || !orders.some(({ orderCode }) => payment.orderCodes.includes(orderCode))) return { kind: 'NONE' }
  const { amountFen, returnedFen: fen } = payment
  if (fen === 0) return { kind: 'NONE' }
  return { kind: fen < amountFen ? 'PART' : 'WHOLE', fen }
}

/** Ways to pay, the one that has just failed at the end. */
export const otherFirst = (channels: readonly PayChannel[], failedMeans: PayMeans | undefined): PayChannel[] => [
  ...channels.filter((channel) => channel !== failedMeans),
  ...channels.filter((channel) => channel === failedMeans)
]
