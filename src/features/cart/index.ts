/** The cart: what its screen is made of. */
export { CartBar } from './CartBar'
export { CartContent } from './CartContent'
export { CartTop } from './CartTop'
export { cartWords } from './messages'
export { useManaging } from './useManaging'
