/** A coupon by a code or a link: what its screen is made of. */
export { SentCoupon } from './SentCoupon'
