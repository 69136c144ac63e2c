export { couponArea } from './routes'
export { grant, listOffers, nameOf, ruleOf } from './service'
export { freeCoupons, release, use, type OwnCouponRecord } from './store'
