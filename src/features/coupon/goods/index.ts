/** What stands over the products that a coupon fits. */
export { CouponGoodsBar } from './CouponGoodsBar'
