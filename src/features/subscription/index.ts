/** Subscription messages of the messaging platform (spec 7.5). */
export { askToSubscribe, coverOrders } from './ask'
export { RemindOfEnding } from './RemindOfEnding'
export type { Moment } from './rules'
