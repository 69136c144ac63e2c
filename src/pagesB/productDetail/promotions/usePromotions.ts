import type { CouponOffer, ProductDetail, ProductSku } from '@contract'
import type { CouponGoods } from '@domain/coupon'
import { multiplyFen } from '@domain/money'
import { promotionsOf, type Promotions } from '@domain/promotion'
import { serverNow } from '@/api'
import { couponsInPlay, useCoupons, type Coupons } from '@/features/coupon'
import { askedPrice } from '@/features/product'

export interface ProductPromotions {
  coupons: Coupons
  /** What is being bought. */
  goods: CouponGoods[]
  /** Of what is chosen; undefined while that is open. */
  worth: Promotions<CouponOffer> | undefined
  quantity: number
}

/** What can be saved on what is chosen. Read it in an `observer`. */
export function usePromotions(
  product: ProductDetail,
  sku: ProductSku | undefined,
  quantity: number
): ProductPromotions {
  const { spuCode, categoryCode } = product
  const { shopCode } = product.shop
  const coupons = useCoupons(shopCode, spuCode)
  if (!sku) return { coupons, goods: [], worth: undefined, quantity }
  const nowMs = serverNow()
  const asked = askedPrice(sku, nowMs)
  const goods = [
    {
      ...{ shopCode, spuCode, categoryCode },
      goodsFen: multiplyFen(asked.priceFen, quantity),
      flash: asked.priceFen < asked.regularPriceFen
    }
  ]
  const offers = couponsInPlay(coupons.remote.data ?? [])
  return { coupons, goods, worth: promotionsOf({ sku: asked, quantity }, { coupons: offers, goods, nowMs }), quantity }
}
