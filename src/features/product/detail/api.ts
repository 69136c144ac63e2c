import type { DataOf, ProductCard, ProductDetail, QueryOf } from '@contract'
import { useMemo } from 'react'
import { GatewayError, useAll, withIntent, type One, type Query, type RemoteList } from '@/api'
import { call, useList, useOne, useQuery } from './calls'

// Quiet: each place says itself when it could not load.

/** A product with its SKUs; one that is delisted comes with `onSale` false, an unknown one is refused. */
export const useDetail = (spuCode = ''): One<ProductDetail> =>
  useOne(
    'GET /o2pcm/v1/pub/product/detail',
    { spuCode },
    { missing: 'product.missing', again: false, keepPrevious: true }
  )

export type Scene = QueryOf<'GET /o2pcm/v1/pub/product/recommend'>['scene']

/** Where recommendations stand, and what for. */
export interface RecommendFor {
  scene: Scene
  spuCode?: string | undefined
  categoryCode?: string | undefined
  /** Only products of this shop. */
  shopCode?: string | undefined
}

/** Rows of one page of recommendations. */
const recommendSize = 10
/** Rows of those on a screen before anybody scrolls, where they stand high. */
export const recommendedInSight = 2

type Recommended = Omit<QueryOf<'GET /o2pcm/v1/pub/product/recommend'>, 'page' | 'size'>

const recommendQuery = ({ scene, spuCode, categoryCode, shopCode }: RecommendFor): Recommended => ({
  scene,
  ...(spuCode === undefined ? {} : { spuCode }),
  ...(categoryCode === undefined ? {} : { categoryCode }),
  ...(shopCode === undefined ? {} : { shopCode })
})

const spuCodeOf = ({ spuCode }: ProductCard) => spuCode

export const useRecommended = (
  subject: RecommendFor,
  manner: { when?: boolean; forAll?: boolean } = {}
): RemoteList<ProductCard> =>
  useList('GET /o2pcm/v1/pub/product/recommend', {
    ...manner,
    query: recommendQuery(subject),
    size: recommendSize,
    rowKey: spuCodeOf
  })

/** What delivery of a SKU to a region costs and takes, or that it can't be. */
export type Delivery =
  | { restricted: true; reason: string | undefined }
  | ({ restricted: false } & DataOf<'GET /o2pcm/v1/pub/product/calculate-freight'>)

/** What pieces of a SKU cost to send to a region: a district's code, or a city's that has none. */
export function useDeliveryOf(
  skuCode: string | undefined,
  quantity: number,
  regionCode: string | undefined
): Pick<Query<Delivery>, 'data' | 'status' | 'reload'> {
  const when = skuCode !== undefined && regionCode !== undefined
  const place = { skuCode: skuCode ?? '', regionCode: regionCode ?? '' }
  // another quantity is no other question to the rule
  const rule = useQuery('GET /o2pcm/v1/pub/product/restricted-sale', { query: place, when })
  const freight = useQuery('GET /o2pcm/v1/pub/product/calculate-freight', { query: { ...place, quantity }, when })
  const { data, status, reload } = useAll({ rule, freight })
  const delivery = useMemo((): Delivery | undefined => {
    if (!data) return undefined
    const { restricted, reason } = data.rule
    return restricted ? { restricted, reason } : { restricted, ...data.freight }
  }, [data])
  return { status, reload, ...(delivery ? { data: delivery } : {}) }
}

/** The pieces there are of a SKU when they are fewer than are wanted; undefined also where that can't be asked. */
export async function piecesShort(skuCode: string, quantity: number): Promise<number | undefined> {
  try {
    const body = { skuCode, quantity }
    const { enough, available } = await call('POST /o2inv/v1/inv-query/shop-stock-verify', { body, quiet: true })
    return enough ? undefined : available
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return undefined
  }
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
