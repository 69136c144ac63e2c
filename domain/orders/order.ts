/** An order's states, what moves it, and what a shopper can do in each. */
import { MINUTE_MS } from '../spans'

/** WAIT_GROUP: paid, and its group is not full yet. WAIT_BALANCE: the deposit of a presale is paid, the rest is not. */
export const ORDER_STATUSES = [
  'WAIT_PAY',
  'WAIT_GROUP',
  'WAIT_BALANCE',
  'WAIT_SHIP',
  'WAIT_RECEIVE',
  'COMPLETED',
  'CANCELLED'
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_EVENTS = ['PAY', 'FILL', 'SHIP', 'RECEIVE', 'CANCEL', 'EXPIRE'] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** Whether a state is one of those above: another gateway, or a newer one, may know more. */
export const isKnownStatus = (status: string): status is OrderStatus => ORDER_STATUSES.some((value) => value === status)

/** The states of an order whose payment has come, and which is not cancelled. A state that is not known is none of them. */
export const PAID_STATUSES: readonly OrderStatus[] = ['WAIT_GROUP', 'WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED']

/** How long an order waits for its payment. */
export const PAY_WINDOW_MS = 30 * MINUTE_MS
/** How long after shipping an order completes by itself, days. */
export const AUTO_RECEIVE_DAYS = 10

/** Every move there is; what is not here is refused. */
export const orderTransitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>> = {
  WAIT_PAY: { PAY: 'WAIT_SHIP', CANCEL: 'CANCELLED', EXPIRE: 'CANCELLED' },
  WAIT_GROUP: { FILL: 'WAIT_SHIP', CANCEL: 'CANCELLED', EXPIRE: 'CANCELLED' },
  WAIT_BALANCE: { PAY: 'WAIT_SHIP', CANCEL: 'CANCELLED', EXPIRE: 'CANCELLED' },
  WAIT_SHIP: { SHIP: 'WAIT_RECEIVE', CANCEL: 'CANCELLED' },
  WAIT_RECEIVE: { RECEIVE: 'COMPLETED' },
  COMPLETED: {},
  CANCELLED: {}
}

/** The state after an event; undefined: the event is not possible in this state. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return orderTransitions[status][event]
}

export const ORDER_ACTIONS = [
  'PAY',
  'ASK_FRIEND',
  'CONFIRM_RECEIVE',
  'REVIEW',
  'SEE_REVIEWS',
  'TRACK',
  'CHANGE_ADDRESS',
  'CANCEL',
  'BUY_AGAIN',
  'AFTER_SALE',
  'INVOICE',
  'DELETE'
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** What each state allows a shopper, likeliest first. */
export const orderActions: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  WAIT_PAY: ['PAY', 'ASK_FRIEND', 'CHANGE_ADDRESS', 'CANCEL'],
  WAIT_GROUP: ['CHANGE_ADDRESS', 'CANCEL'],
  WAIT_BALANCE: ['PAY', 'CHANGE_ADDRESS', 'CANCEL'],
  WAIT_SHIP: ['CHANGE_ADDRESS', 'CANCEL', 'BUY_AGAIN', 'AFTER_SALE', 'INVOICE'],
  WAIT_RECEIVE: ['CONFIRM_RECEIVE', 'TRACK', 'BUY_AGAIN', 'AFTER_SALE', 'INVOICE'],
  COMPLETED: ['REVIEW', 'BUY_AGAIN', 'AFTER_SALE', 'SEE_REVIEWS', 'TRACK', 'INVOICE', 'DELETE'],
  CANCELLED: ['BUY_AGAIN', 'DELETE']
}

/**
 * FLASH: a row at the price of a flash sale. BUNDLE: a row that cost less beside another. GROUP: bought in a group.
 * EMPLOYEE: at the employee's price. ASSIST: at the price that friends helped to. TRIAL: of a new product, at no price.
 * PRESALE: a deposit first, the balance later. ORDINARY: none of them.
 */
export const ORDER_KINDS = ['ORDINARY', 'FLASH', 'BUNDLE', 'GROUP', 'EMPLOYEE', 'ASSIST', 'TRIAL', 'PRESALE'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** What the shop does not ship, and the shopper does not receive: work at home that is paid when it is agreed to. */
const NOT_OF_SERVICE: readonly OrderAction[] = [
  'CONFIRM_RECEIVE',
  'REVIEW',
  'SEE_REVIEWS',
  'TRACK',
  'CHANGE_ADDRESS',
  'BUY_AGAIN',
  'AFTER_SALE'
]

/** What was given to be tried: it is reported on rather than reviewed, and there is no money to come back. */
const NOT_OF_TRIAL: readonly OrderAction[] = ['CANCEL', 'BUY_AGAIN', 'AFTER_SALE', 'INVOICE']

/** The buyer pays an order in two parts: a friend's link asks for one amount. */
const NOT_OF_PRESALE: readonly OrderAction[] = ['ASK_FRIEND']

/** What an order is part of, where its price is of an activity. */
export const ORDER_ACTIVITIES = ['GROUP', 'EMPLOYEE', 'ASSIST', 'TRIAL', 'PRESALE'] as const
export type OrderActivity = (typeof ORDER_ACTIVITIES)[number]

/** Activities that are bought in a settlement; a trial is won, and paid by nobody. */
export type SoldActivity = Exclude<OrderActivity, 'TRIAL'>

/**
 * The state of an order that was paid: service waits for no parcel, a group's order for its group, a presale's for its
 * balance.
 */
export function paidStatus(
  { kind, activity, status: was }: { kind: 'GOODS' | 'SERVICE'; activity: OrderActivity | null; status: OrderStatus },
  status: OrderStatus
): OrderStatus {
  if (status !== 'WAIT_SHIP') return status
  if (activity === 'PRESALE') return was === 'WAIT_PAY' ? 'WAIT_BALANCE' : status
  if (activity === 'GROUP') return 'WAIT_GROUP'
  return kind === 'SERVICE' ? 'COMPLETED' : status
}

/** What decides about the actions of an order. */
export interface OrderFacts {
  status: OrderStatus
  /** An order of work at home. */
  service?: true
  /** The trial it was won in. */
  trialCode?: string
  /** A presale: from when its balance can be paid. */
  presale?: { balanceFrom: number }
  payBefore?: number
  /** Rows that wait for a review; not known: nothing is said of reviews. */
  toReview?: number
  /** Not known: nothing is said of an invoice. */
  payFen?: number
}

/**
 * What a shopper can do with an order now, likeliest first. An order whose pay window is
 * over can't be paid even if nothing has closed it yet; one in a state that is not known allows nothing.
 */
export function allowedActions(order: OrderFacts, nowMs: number): readonly OrderAction[] {
  if (!isKnownStatus(order.status)) return []
  const { toReview = -1, payFen = 0 } = order
  const has: Partial<Record<OrderAction, boolean>> = {
    REVIEW: toReview > 0,
    SEE_REVIEWS: toReview === 0,
    // nothing is invoiced where nothing was paid
    INVOICE: payFen > 0,
    PAY: order.status !== 'WAIT_BALANCE' || (order.presale !== undefined && nowMs >= order.presale.balanceFrom)
  }
  const actions = orderActions[order.status].filter(
    (action) =>
      (has[action] ?? true) &&
      !(order.service === true && NOT_OF_SERVICE.includes(action)) &&
      !(order.trialCode !== undefined && NOT_OF_TRIAL.includes(action)) &&
      !(order.presale !== undefined && NOT_OF_PRESALE.includes(action))
  )
  const waits = order.status === 'WAIT_PAY' || order.status === 'WAIT_BALANCE'
  const late = waits && order.payBefore !== undefined && nowMs >= order.payBefore
  if (late) return order.service ? ['CANCEL'] : ['BUY_AGAIN', 'CANCEL']
  return actions
}

/**
 * What the state wants of the shopper next: the one button to fill. undefined: nothing, as while the shop is getting it
 * ready; then no button stands out.
 */
export function wantedAction(order: OrderFacts, nowMs: number): OrderAction | undefined {
  const [likeliest] = allowedActions(order, nowMs)
  if (order.status === 'WAIT_BALANCE' && likeliest === 'CHANGE_ADDRESS') return undefined
  return order.status === 'WAIT_SHIP' || order.status === 'WAIT_GROUP' ? undefined : likeliest
}

/** Whether one action is allowed now. */
export function allows(order: OrderFacts, action: OrderAction, nowMs: number): boolean {
  return allowedActions(order, nowMs).includes(action)
}
