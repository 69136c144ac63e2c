export { paymentArea } from './routes'
export {
  atCashier,
  cashierView,
  settlePayment,
  settleTaken,
  startPayment,
  tellReturned,
  type CashierView
} from './service'
export { hearCallback, signed } from './callback'
export { closeIdle, markTaken, refundOrder, refundPart } from './store'
