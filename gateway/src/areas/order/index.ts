export { factsOf, orderDue } from './facts'
export { placeName, snapshotAddress } from './address'
export { restrictedIn, restrictedSale } from './restriction'
export { orderArea } from './routes'
export type { AddressSnapshot, WaySnapshot } from './schema'
export {
  completeOrder,
  detailOf,
  earningOf,
  lockFor,
  lowerEarnings,
  notAllowed,
  orderDetail,
  orderMissing,
  receiveOrder,
  sentFrom
} from './service'
export { refundUnderWay } from './storeRefund'
export { withoutGifts, countSold, originalRows } from './sold'
export { endingWith, lockTogether, payableTogether, refuseApart } from './together'
export { frozenRow, giftMark } from './view'
export {
  changeOrder,
  countReviewed,
  findOrder,
  firstBuyOf,
  insertOrder,
  insertRow,
  lockOrder,
  lowerRow,
  ordersByCode,
  ordersOfSettlement,
  rowsOf,
  type NewOrderRow,
  type OrderRecord,
  type OrderRowRecord
} from './store'
export { oftenBought } from './storeBought'
export { bundlesOf, keepBundles, keptApart, keptPieces, noteKept, type BundleRow } from './storeBundle'
