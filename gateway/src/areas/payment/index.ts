export { paymentArea } from './routes'
export { atCashier, cashierView, settlePayment, startPayment, tellReturned, type CashierView } from './service'
export { closeIdle, refundOrder } from './store'
