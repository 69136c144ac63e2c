/** Coupons: what other features may use. */
export { CouponStrip } from './strip/CouponStrip'
export { useCoupons } from './strip/useCoupons'
