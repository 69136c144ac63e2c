export { paymentArea } from './routes'
export {
  atCashier,
  closeIdle,
  cashierView,
  settlePayment,
  settleTaken,
  startPayment,
  type CashierView
} from './service'
export { tellReturned } from './telling'
export { hearCallback, signed } from './callback'
export { refundOrder, refundPart } from './refund'
export { markTaken } from './store'
