/** Sending goods back: by a number, or fetched at the door. */
export { logisticsWords } from './messages'
export { type Shipping } from './rules'
export { SendingScreen, SendingSkeleton } from './SendingScreen'
export { useShipping } from './useShipping'
