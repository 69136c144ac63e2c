/** A coupon by a code or a link: what its screen is made of. */
export { sentCouponWords } from './messages'
export { SentCoupon } from './SentCoupon'
export { useSentCoupon } from './useSentCoupon'
