/**
 * «Tell me when»: subscription messages of the messaging platform (spec 7.5), wishes to be told of stock, of a price and of a
 * flash sale (spec 1.1, 7.5), and the red packet that welcomes a new customer (spec 4.2).
 */
export { AlertEntry } from './alert/AlertEntry'
export { AlertSheet } from './alert/AlertSheet'
export { askToSubscribe, coverOrders } from './ask'
export { RemindButton } from './reminder/RemindButton'
export { RemindOfEnding } from './RemindOfEnding'
export type { Moment } from './rules'
export { OpenedPacket } from './welcome/OpenedPacket'
export { receivePacket } from './welcome/receive'
export { Welcome } from './welcome/Welcome'
export { changeWish } from './wish'
