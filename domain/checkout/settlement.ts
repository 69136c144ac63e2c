/** What a settlement comes to: goods, freight and what is taken off, by shop and in all. */
import type { CouponGoods } from '../rewards/coupon'
import { shopFreight, type FreightClass, type FreightRule } from '../orders/freight'
import { addFen, multiplyFen } from '../money/money'
import type { AppliedRewards, Purchase } from '../rewards/rewards'

export interface SettlementInputShop {
  shopCode: string
  freight: FreightRule
  rows: readonly {
    spuCode: string
    categoryCode: string
    priceFen: number
    quantity: number
    flash?: boolean
    freightClass: FreightClass
  }[]
}

/** What rewards take off; together they are the discount. */
export interface RewardParts {
  /** What coupons take off goods and freight. */
  couponFen: number
  packetFen: number
  pointFen: number
}

export interface SettlementTotals extends RewardParts {
  goodsFen: number
  /** Before a coupon that pays for it. */
  freightFen: number
  discountFen: number
  payFen: number
}

export interface SettledShop extends SettlementTotals {
  shopCode: string
  /** What coupons take off the freight. */
  freightOffFen: number
  /** What each coupon takes off here, of goods and freight. */
  coupons: { userCouponId: string; discountFen: number }[]
  /** What is taken off each row, in order. */
  rows: RewardParts[]
}

export interface Settled extends SettlementTotals {
  shops: SettledShop[]
}

/** Fen of a shop's goods. */
export function goodsFen(rows: readonly { priceFen: number; quantity: number }[]): number {
  return addFen(...rows.map((row) => multiplyFen(row.priceFen, row.quantity)))
}

/** What coupons look at, a row each. */
function couponGoods(shops: readonly SettlementInputShop[]): CouponGoods[] {
  return shops.flatMap(({ shopCode, rows }) =>
    rows.map(({ spuCode, categoryCode, flash, ...row }) => ({
      shopCode,
      spuCode,
      categoryCode,
      goodsFen: goodsFen([row]),
      ...(flash ? { flash } : {})
    }))
  )
}

/** What rewards look at. Freight counts the goods before them, so using one never makes the way dearer. */
export function purchaseOf(
  shops: readonly SettlementInputShop[],
  { nowMs, regionCode }: { nowMs: number; regionCode?: string | undefined }
): Purchase {
  const freights = shops.map(({ shopCode, freight, rows }) => {
    const parcel = rows.some((row) => row.freightClass === 'PARCEL')
    return { shopCode, freightFen: shopFreight(freight, { goodsFen: goodsFen(rows), parcel }, regionCode) }
  })
  return { goods: couponGoods(shops), freights, nowMs }
}

/** Totals by shop and in all, with what rewards take off. */
export function settle(
  shops: readonly SettlementInputShop[],
  { freights }: Purchase,
  rewards: AppliedRewards
): Settled {
  let from = 0
  const settlements = shops.map((shop, index): SettledShop => {
    const to = from + shop.rows.length
    const rows = rewards.rows.slice(from, to)
    const coupons = rewards.coupons.map(({ userCouponId, rowFen, freightFen }) => ({
      userCouponId,
      discountFen: addFen(...rowFen.slice(from, to), freightFen[index] ?? 0)
    }))
    from = to
    const freightFen = freights[index]?.freightFen ?? 0
    const freightOffFen = rewards.freightOffFen[index] ?? 0
    const sum = (part: keyof RewardParts): number => addFen(...rows.map((row) => row[part]))
    const parts = {
      couponFen: addFen(sum('couponFen'), freightOffFen),
      packetFen: sum('packetFen'),
      pointFen: sum('pointFen')
    }
    const discountFen = addFen(parts.couponFen, parts.packetFen, parts.pointFen)
    return {
      shopCode: shop.shopCode,
      goodsFen: goodsFen(shop.rows),
      freightFen,
      ...parts,
      discountFen,
      payFen: addFen(goodsFen(shop.rows), freightFen, -discountFen),
      freightOffFen,
      coupons: coupons.filter((coupon) => coupon.discountFen > 0),
      rows
    }
  })
  const total = (part: keyof SettlementTotals): number => addFen(...settlements.map((shop) => shop[part]))
  return {
    shops: settlements,
    goodsFen: total('goodsFen'),
    freightFen: total('freightFen'),
    couponFen: total('couponFen'),
    packetFen: total('packetFen'),
    pointFen: total('pointFen'),
    discountFen: total('discountFen'),
    payFen: total('payFen')
  }
}
