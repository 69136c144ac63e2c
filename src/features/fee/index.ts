/** What service costs: what screens and other features may use. */
export { FeeBar, hasFeeBar } from './FeeBar'
export { FeeContent } from './FeeContent'
export { FeesSkeleton } from './FeesSkeleton'
export { feeWords } from './messages'
export { useFees } from './useFees'
