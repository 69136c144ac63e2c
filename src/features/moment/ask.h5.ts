import type { Moment } from './rules'

/** A browser has no subscription messages. */
export const askToSubscribe = (_moment: Moment, _orderCodes?: readonly string[]): Promise<void> => Promise.resolve()

/** Nothing was asked, so there is nothing to spare anybody. */
export const coverOrders = (_orderCodes: readonly string[]): void => undefined
