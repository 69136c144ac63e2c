/** Coupons: `amountFen` off once the goods they cover reach `thresholdFen`. One coupon an order placement. */
import { addFen, allocate } from './money'

export interface CouponRule {
  amountFen: number
  thresholdFen: number
  /** Null: every shop. */
  shopCode: string | null
  startAt: number
  /** Exclusive, epoch ms. */
  endAt: number
}

export interface CouponShop {
  shopCode: string
  goodsFen: number
}

/** NO_GOODS: nothing it covers is being bought. SHORT: the threshold is not reached. */
export type CouponRefusal = 'NOT_STARTED' | 'ENDED' | 'NO_GOODS' | 'SHORT'

export interface CouponUse {
  usable: boolean
  discountFen: number
  /** Fen still missing to the threshold. */
  shortFen: number
  refusal?: CouponRefusal
}

/** The shops a coupon covers. */
export function coveredShops<S extends CouponShop>(coupon: CouponRule, shops: readonly S[]): S[] {
  return shops.filter((shop) => coupon.shopCode === null || coupon.shopCode === shop.shopCode)
}

/** At least one fen a shop stays to be paid: each shop becomes an order, and no cashier takes zero. */
function discountable(shop: CouponShop): number {
  return Math.max(0, shop.goodsFen - 1)
}

/** What a coupon would do for these goods at a moment. */
export function couponUse(coupon: CouponRule, shops: readonly CouponShop[], nowMs: number): CouponUse {
  const covered = coveredShops(coupon, shops)
  const goodsFen = addFen(...covered.map((shop) => shop.goodsFen))
  const shortFen = Math.max(0, coupon.thresholdFen - goodsFen)
  const refused = (refusal: CouponRefusal): CouponUse => ({ usable: false, discountFen: 0, shortFen, refusal })
  if (nowMs < coupon.startAt) return refused('NOT_STARTED')
  if (nowMs >= coupon.endAt) return refused('ENDED')
  const discountFen = Math.min(coupon.amountFen, addFen(...covered.map(discountable)))
  if (goodsFen === 0 || discountFen === 0) return refused('NO_GOODS')
  if (shortFen > 0) return refused('SHORT')
  return { usable: true, discountFen, shortFen: 0 }
}

/** The coupon that saves most; of equals the one that ends first, then the earlier in the list. */
export function bestCoupon<C extends CouponRule>(
  coupons: readonly C[],
  shops: readonly CouponShop[],
  nowMs: number
): C | undefined {
  let best: { coupon: C; discountFen: number } | undefined
  for (const coupon of coupons) {
    const { usable, discountFen } = couponUse(coupon, shops, nowMs)
    if (!usable) continue
    const better =
      !best || discountFen > best.discountFen || (discountFen === best.discountFen && coupon.endAt < best.coupon.endAt)
    if (better) best = { coupon, discountFen }
  }
  return best?.coupon
}

/** A discount by shop, in the order of `shops`; shops the coupon does not cover get 0. Adds up exactly. */
export function discountByShop(coupon: CouponRule, discountFen: number, shops: readonly CouponShop[]): number[] {
  const covered = new Set(coveredShops(coupon, shops))
  return allocate(
    discountFen,
    shops.map((shop) => (covered.has(shop) ? discountable(shop) : 0))
  )
}

/** A shop's discount by row, by what each row costs; adds up exactly. */
export function discountByRow(discountFen: number, rowGoodsFen: readonly number[]): number[] {
  return allocate(discountFen, rowGoodsFen)
}
