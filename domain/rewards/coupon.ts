/**
 * Coupons: what one takes off which goods, once these reach its threshold. Which of them go together is in
 * `stacking`; a threshold counts goods at the shop's prices, before any other coupon.
 */
import { addFen, allocate, percentageFen } from '../money/money'
import { DAY_MS } from '../spans'

/** AMOUNT: so much off. PERCENT: a part of the goods, up to a cap. FREIGHT: what the way costs, up to a cap. */
export const COUPON_BENEFITS = ['AMOUNT', 'PERCENT', 'FREIGHT'] as const
export type CouponBenefit = (typeof COUPON_BENEFITS)[number]

export interface CouponRule {
  benefit: CouponBenefit
  /** AMOUNT: what it takes off. PERCENT and FREIGHT: the most it takes off. */
  amountFen: number
  /** PERCENT: how much of the goods it takes off, in hundredths of a percent: 1500 leaves 85 %. */
  offBp?: number
  thresholdFen: number
  /** Null: every shop. */
  shopCode: string | null
  /** Categories of the third level; absent: every category. */
  categoryCodes?: string[]
  /** Absent: every product. */
  spuCodes?: string[]
  /** Not for goods that are bought at the price of a flash sale. */
  withoutFlash?: boolean
  startAt: number
  /** Exclusive, epoch ms. */
  endAt: number
}

/** A row of what is being bought. */
export interface CouponGoods {
  shopCode: string
  spuCode: string
  categoryCode: string
  /** What it costs before any coupon. */
  goodsFen: number
  /** What the coupons before this one left of it; absent: all of it. */
  leftFen?: number
  /** Bought at the price of a flash sale. */
  flash?: boolean
}

export interface CouponFreight {
  shopCode: string
  freightFen: number
}

/** What a shopper tells coupons apart by. */
export const COUPON_KINDS = ['AMOUNT', 'PERCENT', 'CATEGORY', 'PRODUCT', 'FREIGHT'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** Returns the kind that a shopper is shown of a coupon. */
export function couponKind(coupon: Pick<CouponRule, 'benefit' | 'categoryCodes' | 'spuCodes'>): CouponKind {
  if (coupon.benefit === 'FREIGHT') return 'FREIGHT'
  if (coupon.spuCodes) return 'PRODUCT'
  if (coupon.categoryCodes) return 'CATEGORY'
  return coupon.benefit
}

/** A coupon that ends sooner than this is about to end. */
export const COUPON_ENDS_SOON_MS = 3 * DAY_MS

/**
 * NO_GOODS: nothing it covers is being bought. FLASH: what it covers is at a flash sale's price. SHORT: the threshold is
 * not reached. NO_FREIGHT: the way costs nothing. NOTHING_LEFT: other coupons took all that can be taken.
 */
export type CouponRefusal = 'NOT_STARTED' | 'ENDED' | 'NO_GOODS' | 'FLASH' | 'SHORT' | 'NO_FREIGHT' | 'NOTHING_LEFT'

export interface CouponUse {
  usable: boolean
  discountFen: number
  /** Fen still missing to the threshold. */
  shortFen: number
  refusal?: CouponRefusal
}

type Scope = Pick<CouponRule, 'shopCode' | 'categoryCodes' | 'spuCodes' | 'withoutFlash'>

/** Whether goods are of its shop, category and products. */
export function isOfCoupon(
  { shopCode, categoryCodes, spuCodes }: Scope,
  goods: Pick<CouponGoods, 'shopCode' | 'spuCode' | 'categoryCode'>
): boolean {
  return (
    (shopCode === null || shopCode === goods.shopCode) &&
    (!categoryCodes || categoryCodes.includes(goods.categoryCode)) &&
    (!spuCodes || spuCodes.includes(goods.spuCode))
  )
}

/** Whether goods are of it, at the price that they are bought at. */
export const isCovered = (coupon: Scope, goods: CouponGoods): boolean =>
  isOfCoupon(coupon, goods) && !(coupon.withoutFlash && goods.flash)

const leftOf = ({ goodsFen, leftFen = goodsFen }: CouponGoods): number => leftFen

/**
 * What can be taken off the covered goods of each shop. At least one fen a shop stays to be paid: each shop becomes an
 * order, and no cashier takes zero.
 */
function takeable(coupon: Scope, goods: readonly CouponGoods[]): Map<string, number> {
  const shops = new Map<string, { covered: number; all: number }>()
  for (const row of goods) {
    const shop = shops.get(row.shopCode) ?? { covered: 0, all: 0 }
    shop.all = addFen(shop.all, leftOf(row))
    if (isCovered(coupon, row)) shop.covered = addFen(shop.covered, leftOf(row))
    shops.set(row.shopCode, shop)
  }
  return new Map([...shops].map(([code, { covered, all }]) => [code, Math.max(0, Math.min(covered, all - 1))]))
}

/** The freight of the shops whose goods it covers. */
function coveredFreight(
  coupon: CouponRule,
  goods: readonly CouponGoods[],
  freights: readonly CouponFreight[]
): number[] {
  const shops = new Set(goods.filter((row) => isCovered(coupon, row)).map(({ shopCode }) => shopCode))
  return freights.map(({ shopCode, freightFen }) => (shops.has(shopCode) ? freightFen : 0))
}

/** What a coupon would do for these goods, and for the way they go, at a moment. */
export function couponUse(
  coupon: CouponRule,
  goods: readonly CouponGoods[],
  nowMs: number,
  freights: readonly CouponFreight[] = []
): CouponUse {
  const rows = goods.filter((row) => isCovered(coupon, row))
  const goodsFen = addFen(...rows.map((row) => row.goodsFen))
  const shortFen = Math.max(0, coupon.thresholdFen - goodsFen)
  const refusalUse = (refusal: CouponRefusal): CouponUse => ({ usable: false, discountFen: 0, shortFen, refusal })
  if (nowMs < coupon.startAt) return refusalUse('NOT_STARTED')
  if (nowMs >= coupon.endAt) return refusalUse('ENDED')
  if (goodsFen === 0) return refusalUse(goods.some((row) => isOfCoupon(coupon, row)) ? 'FLASH' : 'NO_GOODS')
  if (shortFen > 0) return refusalUse('SHORT')
  if (coupon.benefit === 'FREIGHT') {
    const discountFen = Math.min(coupon.amountFen, addFen(...coveredFreight(coupon, goods, freights)))
    return discountFen > 0 ? { usable: true, discountFen, shortFen: 0 } : refusalUse('NO_FREIGHT')
  }
  const mostFen = addFen(...takeable(coupon, goods).values())
  const discountFen = Math.min(worthFen(coupon, addFen(...rows.map(leftOf))), mostFen)
  return discountFen > 0 ? { usable: true, discountFen, shortFen: 0 } : refusalUse('NOTHING_LEFT')
}

/** What it says it takes off goods of this amount. */
const worthFen = ({ benefit, amountFen, offBp = 0 }: CouponRule, fen: number): number =>
  benefit === 'PERCENT' ? Math.min(amountFen, percentageFen(fen, offBp)) : amountFen

/**
 * A discount by row, in the order of `goods`: by shop first, so that each keeps a fen, then by what each covered row
 * costs. Rows that it does not cover get 0. Adds up exactly.
 */
export function discountByRow(coupon: Scope, discountFen: number, goods: readonly CouponGoods[]): number[] {
  const shops = takeable(coupon, goods)
  const codes = [...shops.keys()]
  const shares = allocate(discountFen, [...shops.values()])
  const rows = goods.map(() => 0)
  for (const [index, code] of codes.entries()) {
    const own = goods.flatMap((row, index) => (row.shopCode === code && isCovered(coupon, row) ? [{ row, index }] : []))
    if (own.length === 0) continue
    const parts = allocate(
      shares[index] ?? 0,
      own.map(({ row }) => leftOf(row))
    )
    for (const [part, { index }] of own.entries()) rows[index] = parts[part] ?? 0
  }
  return rows
}

/** A discount on the way by shop, in the order of `freights`. Adds up exactly. */
export function discountByFreight(
  coupon: CouponRule,
  discountFen: number,
  goods: readonly CouponGoods[],
  freights: readonly CouponFreight[]
): number[] {
  return allocate(discountFen, coveredFreight(coupon, goods, freights))
}
