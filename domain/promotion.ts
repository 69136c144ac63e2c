/** Every promotion that applies to what is looked at, with what it takes off, and what is left to pay. Amounts are fen. */
import { bestCoupon, couponUse, type CouponGoods, type CouponRule } from './coupon'
import { goodsSaving, priceParts, type AskedRow, type PriceParts } from './saving'

export interface Promotions<C extends CouponRule> extends PriceParts {
  /** The coupon that saves most of those that are there, received or not; undefined: none applies. */
  coupon: C | undefined
}

/** With everything: list price less cut, flash sale and the best coupon, as the settlement will count it; without freight. */
export function promotionsOf<C extends CouponRule>(
  row: AskedRow,
  { coupons, goods, nowMs }: { coupons: readonly C[]; goods: readonly CouponGoods[]; nowMs: number }
): Promotions<C> {
  const coupon = bestCoupon(coupons, goods, nowMs)
  const couponFen = coupon ? couponUse(coupon, goods, nowMs).discountFen : 0
  return { ...priceParts(goodsSaving([row]), { couponFen }), coupon }
}
