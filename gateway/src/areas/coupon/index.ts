export { couponArea } from './routes'
export { grant, listOffers, nameOf, ruleOf } from './service'
export { couponsOfSettlement, freeCoupons, lockCoupon, release, use, type OwnCouponRecord } from './store'
