export { couponArea } from './routes'
export { nameOf, ruleOf } from './service'
export { couponOfSettlement, freeCoupons, lockCoupon, release, use, type OwnCouponRecord } from './store'
