/** The coupon centre: what its screen is made of. */
export { CouponCentre } from './CouponCentre'
export { centreCouponWords } from './messages'
export { useCentre } from './useCentre'
