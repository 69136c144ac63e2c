/** The cart: what its screen is made of. */
export { CartBar } from './CartBar'
export { CartContent } from './CartContent'
export { CartPanels } from './CartPanels'
export { CartTop } from './CartTop'
export { cartWords } from './messages'
export { useCartOffers } from './useCartOffers'
export { useManaging } from './useManaging'
