/** The cart: what its screens are made of. */
export { WholeCart } from './WholeCart'
