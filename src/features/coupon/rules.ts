/** What coupons on offer mean for a screen. Pure. */
import type { CouponOffer } from '@contract'
import { couponUse, type CouponGoods } from '@domain/rewards/coupon'

/** Returns the offers of one of these shops, or of every shop. */
export const couponsOf = (offers: readonly CouponOffer[], shopCodes: readonly string[]): CouponOffer[] =>
  offers.filter(({ shopCode }) => shopCode === null || shopCodes.includes(shopCode))

/** Those that can be received, and those the shopper has and can use; they keep their places as one becomes the other. */
export const couponsInPlay = (offers: readonly CouponOffer[]): CouponOffer[] =>
  offers.filter(({ state }) => state === 'AVAILABLE' || state === 'RECEIVED')

export const receivable = (offers: readonly CouponOffer[]): CouponOffer[] =>
  offers.filter(({ state }) => state === 'AVAILABLE')

/** 1500 hundredths of a percent off: 8.5 tenths remain, 15 percent go. */
export const rateOf = (offBp: number): { tenths: number; percent: number } => ({
  tenths: (10_000 - offBp) / 1000,
  percent: offBp / 100
})

/** What a coupon would do for goods: take off so much, or so much is missing; undefined: it is not about them. */
export function progressOf(
  coupon: CouponOffer,
  goods: readonly CouponGoods[],
  nowMs: number
): { say: 'takesOff' | 'missing'; fen: number } | undefined {
  const use = couponUse(coupon, goods, nowMs)
  if (use.usable) return { say: 'takesOff', fen: use.discountFen }
  return use.refusal === 'SHORT' ? { say: 'missing', fen: use.shortFen } : undefined
}

/** What can be used on these goods first, then what can't, last what can't be used yet; of each as they came. */
export function usableFirst(
  offers: readonly CouponOffer[],
  goods: readonly CouponGoods[],
  nowMs: number
): CouponOffer[] {
  const rank = (coupon: CouponOffer): number => {
    const use = couponUse(coupon, goods, nowMs)
    // what the way costs is not known here
    if (use.usable || use.refusal === 'NO_FREIGHT') return 0
    return use.refusal === 'NOT_STARTED' ? 2 : 1
  }
  return [...offers].sort((first, other) => rank(first) - rank(other))
}
