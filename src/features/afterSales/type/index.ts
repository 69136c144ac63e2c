/** Choosing what to ask for a row of an order. */
export { TypeContent, TypeSkeleton, useOffer } from './TypeContent'
export { type Offer } from './rules'
