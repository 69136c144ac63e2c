export { paymentArea } from './routes'
export {
  atCashier,
  closeIdle,
  cashierView,
  settlePayment,
  settleTaken,
  startPayment,
  tellReturned,
  type CashierView
} from './service'
export { hearCallback, signed } from './callback'
export { refundOrder, refundPart } from './refund'
export { markTaken } from './store'
