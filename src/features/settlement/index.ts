/** Confirming an order. */
export { CheckoutScreen } from './CheckoutScreen'
export { CheckoutSkeleton } from './CheckoutSkeleton'
export { settlementWords } from './messages'
