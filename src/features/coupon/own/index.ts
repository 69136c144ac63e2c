/** One's own coupons: what their screen is made of. */
export { CodeSheet } from './CodeSheet'
export { KindChips } from './KindChips'
export { LoginForCoupons, OwnCoupons } from './OwnCoupons'
export { ownCouponWords } from './messages'
export { OWN_TABS, type OwnTab } from './rules'
export { useOwnCoupons } from './useOwnCoupons'
