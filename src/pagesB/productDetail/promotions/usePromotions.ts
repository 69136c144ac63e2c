import type { ProductDetail, ProductSku } from '@contract'
import { useLoaded, useReads } from '@/api'
import { useCoupons, type Coupons } from '@/features/coupon'
import { stores } from '@/stores'
import type { Counted } from './counting'
import { loadCounting } from './loadCounting'

export interface ProductPromotions {
  coupons: Coupons
  /** The count for what is chosen; undefined while that is open, or what it is counted by is on its way. */
  counted: Counted | undefined
  quantity: number
}

const askHeld = async () => (await loadCounting()).askHeld()

/** What can be saved on what is chosen. Read it in an `observer`. */
export function usePromotions(
  product: ProductDetail,
  sku: ProductSku | undefined,
  quantity: number
): ProductPromotions {
  const coupons = useCoupons(product.shop.shopCode, product.spuCode)
  const when = stores.session.loggedIn
  const own = useReads('GET /o2cht/v1/order-settlements/usable-rewards', [], askHeld, { when }).data
  const { data } = useLoaded('counting', loadCounting)
  const counted = sku && data?.counted({ product, sku, quantity }, { offers: coupons.remote.data, own })
  return { coupons, counted, quantity }
}
