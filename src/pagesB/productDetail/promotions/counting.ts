import type { CouponOffer, DataOf, ProductDetail, ProductSku } from '@contract'
import type { CouponGoods } from '@domain/rewards/coupon'
import { multiplyFen } from '@domain/money/money'
import { promotionsOf, type Promotions } from '@domain/rewards/promotion'
import { serverNow } from '@/api'
import { couponsInPlay } from '@/features/coupon'
import { askedPrice } from '@/features/product'
import { call } from './calls'

type Held = DataOf<'GET /o2cht/v1/order-settlements/usable-rewards'>

export interface Chosen {
  product: ProductDetail
  sku: ProductSku
  quantity: number
}

export interface Counted {
  /** What is being bought, as coupons look at it. */
  goods: CouponGoods[]
  worth: Promotions
}

/** What the shopper has to take off any purchase. */
export const askHeld = (): Promise<Held> => call('GET /o2cht/v1/order-settlements/usable-rewards', { quiet: true })

/** What can be saved on what is chosen. */
export function counted(
  { product, sku, quantity }: Chosen,
  { offers = [], own }: { offers: readonly CouponOffer[] | undefined; own: Held | undefined }
): Counted {
  const { spuCode, categoryCode } = product
  const { shopCode } = product.shop
  const nowMs = serverNow()
  const price = askedPrice(sku, nowMs)
  const goods = [
    {
      ...{ shopCode, spuCode, categoryCode },
      goodsFen: multiplyFen(price.priceFen, quantity),
      flash: price.priceFen < price.regularPriceFen
    }
  ]
  return {
    goods,
    worth: promotionsOf({ sku: price, quantity }, { offers: couponsInPlay(offers), own, goods, nowMs })
  }
}
