export { paymentArea } from './routes'
export {
  atCashier,
  cashierView,
  settlePayment,
  settleTaken,
  startPayment,
  type CashierView
} from './service'
export { closeIdle } from './idle'
export { tellReturned } from './telling'
export { hearCallback, signed } from './callback'
export { refundOf, refundsOf, refundOrder, refundPart, refundToBalance, repeatRefund, settleRefund } from './refund'
export { markTaken, sentRefunds, type RefundFound } from './store'
