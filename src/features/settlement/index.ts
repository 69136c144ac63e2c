/** Confirming an order. */
export { CheckoutContent, CheckoutOver } from './CheckoutContent'
export { CheckoutSkeleton } from './CheckoutSkeleton'
export { settlementWords } from './messages'
export { SubmitBar } from './SubmitBar'
export { useCheckout } from './useCheckout'
