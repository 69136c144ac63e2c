/** Every promotion that applies to what is looked at, with what it takes off, and what is left to pay. Amounts are fen. */
import { bestRewards } from './bestRewards'
import type { CouponGoods, CouponRule } from './coupon'
import { CONSUME_RULE } from './points'
import type { AppliedRewards, OwnCoupon, OwnRewards } from './rewards'
import { goodsSaving, priceParts, type AskedRow, type PriceParts } from '../money/saving'

/** A coupon on offer, received or not. */
export type CouponOnOffer = CouponRule & { couponCode: string; state: string }

export interface Promotions extends PriceParts {
  /** Those used, in the order they are taken off; one that is on offer goes by its code. */
  coupons: AppliedRewards['coupons']
}

const asOwn = (offer: CouponOnOffer): OwnCoupon => ({ ...offer, userCouponId: offer.couponCode })

/** The shopper's rewards once the coupons on offer are received too; of a visitor, those alone. */
export function withOffers(own: OwnRewards | undefined, offers: readonly CouponOnOffer[]): OwnRewards {
  if (!own) return { coupons: offers.map(asOwn), packets: [], points: { balance: 0, rule: CONSUME_RULE } }
  return { ...own, coupons: [...own.coupons, ...offers.filter(({ state }) => state === 'AVAILABLE').map(asOwn)] }
}

/** With everything: list price less cut, flash sale and the rewards that save most, as the settlement will choose them; without freight. */
export function promotionsOf(
  row: AskedRow,
  {
    offers,
    own,
    ...purchase
  }: {
    offers: readonly CouponOnOffer[]
    /** What the shopper has; undefined: not known. */
    own: OwnRewards | undefined
    goods: readonly CouponGoods[]
    nowMs: number
  }
): Promotions {
  const { applied } = bestRewards({ ...purchase, freights: [] }, withOffers(own, offers))
  return { ...priceParts(goodsSaving([row]), applied), coupons: applied.coupons }
}
