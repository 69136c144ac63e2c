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
export { refundOf, refundOrder, refundPart, refundToBalance, repeatRefund, settleRefund } from './refund'
export { markTaken, sentRefunds, type RefundFound } from './store'
