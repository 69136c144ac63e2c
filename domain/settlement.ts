/** What a settlement comes to: goods, freight and coupon by shop, and in all. */
import { couponUse, discountByRow, type CouponGoods, type CouponRule } from './coupon'
import { shopFreight, type FreightClass, type FreightRule } from './freight'
import { addFen, multiplyFen } from './money'

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

export interface SettlementTotals {
  goodsFen: number
  freightFen: number
  discountFen: number
  payFen: number
}

export interface SettledShop extends SettlementTotals {
  shopCode: string
  /** Discount of each row, in order; adds up to discountFen. */
  rowDiscountFen: number[]
}

export interface Settled extends SettlementTotals {
  shops: SettledShop[]
}

/** Fen of a shop's goods. */
export function goodsFen(rows: readonly { priceFen: number; quantity: number }[]): number {
  return addFen(...rows.map((row) => multiplyFen(row.priceFen, row.quantity)))
}

/** What coupons look at, a row each. */
export function couponGoods(shops: readonly SettlementInputShop[]): CouponGoods[] {
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

/**
 * Totals by shop. Freight counts the goods before the coupon, so using a coupon never makes the way dearer. A coupon
 * that does not apply takes nothing off.
 */
export function settle(
  shops: readonly SettlementInputShop[],
  options: { nowMs: number; regionCode?: string; coupon?: CouponRule }
): Settled {
  const goods = couponGoods(shops)
  const use = options.coupon ? couponUse(options.coupon, goods, options.nowMs) : undefined
  const discounts =
    options.coupon && use?.usable ? discountByRow(options.coupon, use.discountFen, goods) : goods.map(() => 0)
  let from = 0
  const settled = shops.map((shop): SettledShop => {
    const shopGoodsFen = goodsFen(shop.rows)
    const parcel = shop.rows.some((row) => row.freightClass === 'PARCEL')
    const freightFen = shopFreight(shop.freight, { goodsFen: shopGoodsFen, parcel }, options.regionCode)
    const rowDiscountFen = discounts.slice(from, (from += shop.rows.length))
    const discountFen = addFen(...rowDiscountFen)
    return {
      shopCode: shop.shopCode,
      goodsFen: shopGoodsFen,
      freightFen,
      discountFen,
      payFen: shopGoodsFen + freightFen - discountFen,
      rowDiscountFen
    }
  })
  return {
    shops: settled,
    goodsFen: addFen(...settled.map((shop) => shop.goodsFen)),
    freightFen: addFen(...settled.map((shop) => shop.freightFen)),
    discountFen: addFen(...settled.map((shop) => shop.discountFen)),
    payFen: addFen(...settled.map((shop) => shop.payFen))
  }
}
