/** What is said of an order, from its facts and the server's time. Read inside observers: the language may change. */
import type { OrderStatus } from '@contract'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { friendlyDay, hasPassed } from '@/lib/dates'
import { orderWords } from './messages'
import { saidState, type OrderTab } from './rules'

interface Told {
  status: OrderStatus
  /** epoch ms, server clock */
  payBefore?: number
  /** YYYY/MM/DD */
  arrivesOn?: string
}

const tabKeys = {
  ALL: 'all',
  WAIT_PAY: 'waitPay',
  WAIT_SHIP: 'waitShip',
  WAIT_RECEIVE: 'waitReceive',
  TO_REVIEW: 'toReview',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled'
} as const satisfies Record<OrderTab, string>

export const tabWords = (tab: OrderTab): string => orderWords(tabKeys[tab])

/** The state as a shopper says it: what waits to be received is on its way. */
export const stateWords = (order: Told): string => {
  const state = saidState(order, serverNow())
  if (state === 'PAY_OVER') return orderWords('payOver')
  if (state === 'UNKNOWN') return orderWords('otherState')
  return state === 'WAIT_RECEIVE' ? orderWords('onItsWay') : tabWords(state)
}

export type StateTone = 'sale' | 'action' | 'muted'

/** Red: the shopper must act soon; blue: it is being done; grey: it is over, or not known. */
export const stateTone = (order: Told): StateTone => {
  const state = saidState(order, serverNow())
  if (state === 'WAIT_PAY') return 'sale'
  return state === 'WAIT_SHIP' || state === 'WAIT_RECEIVE' ? 'action' : 'muted'
}

/** The day it should arrive, as people say it; undefined when none is known or it has passed. */
export const arrivalDay = ({ arrivesOn }: Told): string | undefined => {
  const now = serverNow()
  return arrivesOn === undefined || hasPassed(arrivesOn, now) ? undefined : friendlyDay(arrivesOn, now, currentLocale())
}

/** What the amount of an order is: still to be paid, paid, or of an order that was never paid. */
export const amountWords = ({ status, paidAt }: { status: OrderStatus; paidAt?: number }): string =>
  orderWords(status === 'WAIT_PAY' ? 'payable' : paidAt === undefined ? 'total' : 'paid')
