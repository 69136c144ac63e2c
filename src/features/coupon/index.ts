/** Coupons: what screens and other features may use. */
export { cartGoods } from './cartGoods'
export { CouponLine } from './line/CouponLine'
export { couponWords } from './messages'
export { couponsInPlay, couponsOf, receivable } from './rules'
export { CouponList } from './sheet/List'
export { CouponSheet } from './sheet/CouponSheet'
export { CouponStrip } from './strip/CouponStrip'
export { useCoupons, type Coupons } from './useCoupons'
