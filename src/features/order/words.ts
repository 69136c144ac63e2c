/** What is said of an order, from its facts and the server's time. Read inside observers: the language may change. */
import type { OrderStatus, OrderSummary } from '@contract'
import type { ParcelCounts } from '@domain/orders/parcel'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { friendlyDay, hasPassed } from '@/lib/dates'
import { orderWords } from './messages'
import { saidState, type OrderTab, type SaidState } from './rules'

interface Told {
  status: OrderStatus
  /** epoch ms, server clock */
  payBefore?: number
  /** YYYY/MM/DD */
  arrivesOn?: string
  parcels?: ParcelCounts
  presale?: OrderSummary['presale']
}

const tabKeys = {
  ALL: 'all',
  WAIT_PAY: 'waitPay',
  WAIT_GROUP: 'waitGroup',
  WAIT_BALANCE: 'waitBalance',
  WAIT_SHIP: 'waitShip',
  WAIT_RECEIVE: 'waitReceive',
  TO_REVIEW: 'toReview',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled'
} as const satisfies Record<OrderTab, string>

export const tabWords = (tab: OrderTab): string => orderWords(tabKeys[tab])

const stateKeys = {
  PAY_OVER: 'payOver',
  UNKNOWN: 'otherState',
  MOVING: 'onItsWay',
  DELIVERING: 'delivering',
  PARTLY: 'partlyDelivered',
  DELIVERED: 'delivered',
  WAIT_PAY: tabKeys.WAIT_PAY,
  WAIT_GROUP: tabKeys.WAIT_GROUP,
  WAIT_BALANCE: tabKeys.WAIT_BALANCE,
  WAIT_DEPOSIT: 'waitDeposit',
  DEPOSIT_PAID: 'depositPaid',
  FORFEITED: 'forfeited',
  SHOP_FAILED: 'shopFailed',
  WAIT_SHIP: tabKeys.WAIT_SHIP,
  COMPLETED: tabKeys.COMPLETED,
  CANCELLED: tabKeys.CANCELLED
} as const satisfies Record<SaidState, string>

/** The state as a shopper says it: what waits to be received is as far as its parcels are. */
export const stateWords = (order: Told): string => orderWords(stateKeys[saidState(order, serverNow())])

const doing: readonly SaidState[] = [
  'WAIT_GROUP',
  'DEPOSIT_PAID',
  'WAIT_SHIP',
  'MOVING',
  'DELIVERING',
  'PARTLY',
  'DELIVERED'
]

export type StateTone = 'sale' | 'action' | 'muted'

/** Red: the shopper must act soon; blue: it is being done; grey: it is over, or not known. */
export const stateTone = (order: Told): StateTone => {
  const state = saidState(order, serverNow())
  if (state === 'WAIT_PAY' || state === 'WAIT_DEPOSIT' || state === 'WAIT_BALANCE') return 'sale'
  return doing.includes(state) ? 'action' : 'muted'
}

/** The day it should arrive, as people say it; undefined when none is known, it has passed or all is there. */
export const arrivalDay = (order: Told): string | undefined => {
  const { arrivesOn } = order
  const now = serverNow()
  if (arrivesOn === undefined || hasPassed(arrivesOn, now) || saidState(order, now) === 'DELIVERED') return undefined
  return friendlyDay(arrivesOn, now, currentLocale())
}

/** What the amount of an order is: still to be paid, paid, or of an order that was never paid. */
export const amountWords = ({
  status,
  paidAt,
  presale
}: {
  status: OrderStatus
  paidAt?: number
  presale?: OrderSummary['presale']
}): string => orderWords(status === 'WAIT_PAY' && !presale ? 'payable' : paidAt === undefined ? 'total' : 'paid')

/** What an order of the list says it comes to: of a presale what is paid next. */
export function nextAmount({ status, payFen, presale }: Pick<OrderSummary, 'status' | 'payFen' | 'presale'>): {
  words: string
  fen: number
} {
  if (presale && status === 'WAIT_PAY') return { words: orderWords('deposit'), fen: presale.depositFen }
  if (presale && status === 'WAIT_BALANCE') return { words: orderWords('balance'), fen: presale.balanceFen }
  return { words: orderWords(status === 'WAIT_PAY' ? 'payable' : 'total'), fen: payFen }
}
