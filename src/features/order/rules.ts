/** What a list of orders needs to decide, without a screen. What a state allows is asked of the domain, never here. */
import type { OrderStatus, OrderSummary } from '@contract'
import { allows, isKnownStatus, type OrderAction } from '@domain/orders/order'
import { travelOf, type ParcelCounts, type Travel } from '@domain/orders/parcel'
import type { Rows } from '@/api'

type Orders = Rows<OrderSummary>

/** Rows of one page of the list. */
export const pageSize = 10

export type OrderTab = 'ALL' | OrderStatus | 'TO_REVIEW'

/** In the order they are shown: what waits for the shopper or for the shop, then what is over. */
export const orderTabs: readonly OrderTab[] = [
  'ALL',
  'WAIT_PAY',
  'WAIT_GROUP',
  'WAIT_BALANCE',
  'WAIT_SHIP',
  'WAIT_RECEIVE',
  'TO_REVIEW',
  'COMPLETED',
  'CANCELLED'
]

/** Tabs that say how many wait: something is still to be done there, by the shopper or for them. */
export const countedTabs: readonly OrderTab[] = [
  'WAIT_PAY',
  'WAIT_GROUP',
  'WAIT_BALANCE',
  'WAIT_SHIP',
  'WAIT_RECEIVE',
  'TO_REVIEW'
]

/** Tabs that are there while they have orders: few buy like that. */
export const rareTabs: readonly OrderTab[] = ['WAIT_GROUP', 'WAIT_BALANCE']

/** The tab a link names; anything else opens all orders. */
export const tabOf = (status: string | undefined): OrderTab => orderTabs.find((tab) => tab === status) ?? 'ALL'

/**
 * The state as it is said: an unpaid order whose time is over waits for nobody, though nothing has closed it yet. what
 * waits to be received is as far as its parcels are. WAIT_DEPOSIT to SHOP_FAILED are of presales. UNKNOWN: a word of the
 * gateway that this app has no words for.
 */
export type SaidState =
  | Exclude<OrderStatus, 'WAIT_RECEIVE'>
  | Travel
  | 'PAY_OVER'
  | 'WAIT_DEPOSIT'
  | 'DEPOSIT_PAID'
  | 'FORFEITED'
  | 'SHOP_FAILED'
  | 'UNKNOWN'

export function saidState(
  order: { status: OrderStatus; payBefore?: number; parcels?: ParcelCounts; presale?: OrderSummary['presale'] },
  nowMs: number
): SaidState {
  if (!isKnownStatus(order.status)) return 'UNKNOWN'
  if (order.status === 'WAIT_RECEIVE') return travelOf(order.parcels)
  const { presale, status } = order
  if (status === 'WAIT_BALANCE' && presale && nowMs < presale.balanceFrom) return 'DEPOSIT_PAID'
  if ((status === 'WAIT_PAY' || status === 'WAIT_BALANCE') && !allows(order, 'PAY', nowMs)) return 'PAY_OVER'
  if (status === 'WAIT_PAY' && presale) return 'WAIT_DEPOSIT'
  const outcome = status === 'CANCELLED' ? presale?.outcome : undefined
  return outcome === 'FORFEITED' || outcome === 'SHOP_FAILED' ? outcome : status
}

/** Buttons of an order, likeliest first: the first `most`, and what is left for «more». */
export const splitActions = (
  actions: readonly OrderAction[],
  most: number
): { shown: readonly OrderAction[]; rest: readonly OrderAction[] } => ({
  shown: actions.slice(0, most),
  rest: actions.slice(most)
})

/** With one order as another call replied it. */
export const withOrder = (orders: Orders, orderNow: OrderSummary): Orders => ({
  ...orders,
  rows: orders.rows.map((order) => (order.orderCode === orderNow.orderCode ? orderNow : order))
})

/** Without one order; the same object when it is not there. */
export const withoutOrder = (orders: Orders, orderCode: string): Orders => {
  const rows = orders.rows.filter((order) => order.orderCode !== orderCode)
  return rows.length === orders.rows.length
    ? orders
    : { ...orders, rows, total: Math.max(rows.length, orders.total - 1) }
}
