/** The cart: what its screen is made of. */
export { loadRecommended } from './api'
export { CartBar } from './CartBar'
export { CartContent } from './CartContent'
export { CartTop } from './CartTop'
export { cartWords } from './messages'
export { Recommended } from './Recommended'
export { useManaging } from './useManaging'
