/** Having looked at a product: written down, and told on the product. */
export { tellFootsteps } from './footsteps'
export { SeenBefore } from './SeenBefore'
