/** Products: what other features may use. */
export { openProduct } from './cards/openProduct'
export { ProductGrid } from './cards/ProductGrid'
export { SmallProduct } from './cards/SmallProduct'
