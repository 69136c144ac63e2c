/** Hearts: keeping a SKU wherever one is shown. */
export { HeartButton } from './HeartButton'
export { hearts } from './hearts'
export { useHearts } from './useHearts'
