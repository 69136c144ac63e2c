export { couponArea } from './routes'
export { grant, nameOf, ruleOf } from './service'
export { couponsOfSettlement, freeCoupons, lockCoupon, release, use, type OwnCouponRecord } from './store'
