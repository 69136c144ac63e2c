/** Paying: the pay screen and its two results, and where orders stand, for whoever leads to them. */
export { loadOrders } from './api'
export { FailureScreen } from './FailureScreen'
export { paymentWords } from './messages'
export { PaidScreen } from './PaidScreen'
export { PayScreen } from './PayScreen'
export { PaySkeleton, ResultSkeleton } from './PaySkeleton'
export { standingOf } from './rules'
export { goToOrders } from './usePay'
