import type { DataOf, ProductDetail, QueryOf } from '@contract'
import { withIntent } from '@/api'
import { call } from './calls'

// Quiet: each place says itself when it could not load.

/** A product with its SKUs; one that is delisted comes with `onSale` false, an unknown one is refused. */
export const loadProduct = (spuCode: string): Promise<ProductDetail> =>
  call('GET /o2pcm/v1/pub/product/detail', { query: { spuCode }, quiet: true })

export type Scene = QueryOf<'GET /o2pcm/v1/pub/product/recommend'>['scene']

/** Where recommendations stand, and what for. */
export interface RecommendFor {
  scene: Scene
  spuCode?: string | undefined
  categoryCode?: string | undefined
}

/** Rows of one page of recommendations. */
const recommendSize = 10
/** Of them, those on a screen before anybody scrolls, where they stand high. */
export const recommendedInSight = 2

export const loadRecommended = (
  { scene, spuCode, categoryCode }: RecommendFor,
  page: number
): Promise<DataOf<'GET /o2pcm/v1/pub/product/recommend'>> =>
  call('GET /o2pcm/v1/pub/product/recommend', {
    query: {
      scene,
      page,
      size: recommendSize,
      ...(spuCode === undefined ? {} : { spuCode }),
      ...(categoryCode === undefined ? {} : { categoryCode })
    },
    quiet: true
  })

/** What delivery of a SKU to a region costs and takes, or that it can't be. */
export type Delivery =
  | { restricted: true; reason: string | undefined }
  | ({ restricted: false } & DataOf<'GET /o2pcm/v1/pub/product/calculate-freight'>)

/** Whether a SKU may be sold to a region: a district's code, or a city's that has none. */
export const loadRestriction = (skuCode: string, regionCode: string) =>
  call('GET /o2pcm/v1/pub/product/restricted-sale', { query: { skuCode, regionCode }, quiet: true })

/** What pieces of a SKU cost to send to a region that `restriction` is of. */
export async function loadDelivery(
  { skuCode, quantity, regionCode }: { skuCode: string; quantity: number; regionCode: string },
  restriction: ReturnType<typeof loadRestriction>
): Promise<Delivery> {
  const [rule, freight] = await Promise.all([
    restriction,
    call('GET /o2pcm/v1/pub/product/calculate-freight', { query: { skuCode, quantity, regionCode }, quiet: true })
  ])
  return rule.restricted ? { restricted: true, reason: rule.reason } : { restricted: false, ...freight }
}

/**
 * Opens a settlement for one SKU; the same wish after a time-out has the same key. `seenPriceFen` is the price on the
 * screen: the settlement tells when it has moved since. Replies its id.
 */
export const openBuyNow = async (skuCode: string, quantity: number, seenPriceFen: number): Promise<string> =>
  (
    await withIntent(`buy-now:${skuCode}:${quantity}:${seenPriceFen}`, (idempotencyKey) =>
      call('POST /o2cht/v1/order-settlements/buy-now', { body: { skuCode, quantity, seenPriceFen }, idempotencyKey })
    )
  ).settlementId
