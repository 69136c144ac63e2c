/** Hearts: keeping a SKU wherever one is shown. */
export { HeartButton } from './HeartButton'
export { hearts } from './hearts'
export { KeptHeart } from './KeptHeart'
export { useHearts } from './useHearts'
