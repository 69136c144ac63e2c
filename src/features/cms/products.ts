/** Goods of product blocks. */
import type { DataOf, ProductCard } from '@contract'
import { call } from './calls'
import type { ProductSource } from './types'

/** The most the gateway gives at once. */
const MOST = 50

type RecommendSource = Extract<ProductSource, { scene: unknown }>

/** True for sources that go on for ever. */
export const isEndless = (source: ProductSource, limit: number): source is RecommendSource =>
  limit === 0 && 'scene' in source

const loadRecommended = (
  source: RecommendSource,
  size: number
): Promise<DataOf<'GET /o2pcm/v1/pub/product/recommend'>> =>
  call('GET /o2pcm/v1/pub/product/recommend', {
    query: { scene: source.scene, categoryCode: source.categoryCode, page: 1, size },
    quiet: true
  })

/** The goods of a source, up to `limit` (0: as many as can be had at once), each once. */
export async function loadProducts(source: ProductSource, limit: number): Promise<ProductCard[]> {
  const size = limit === 0 ? MOST : Math.min(limit, MOST)
  if ('scene' in source) return onlyOnce((await loadRecommended(source, size)).list)
  const query = 'flash' in source ? { flash: true, size } : { spuCodes: source.spuCodes.join(','), size }
  const { list } = await call('GET /o2srh/v1/pub/platform-products/medias', { query, quiet: true })
  return onlyOnce(list).slice(0, size)
}

/** What is on flash sale now, of one shop or of all. */
export async function loadFlash(shopCode: string | undefined): Promise<ProductCard[]> {
  const { list } = await call('GET /o2srh/v1/pub/platform-products/medias', {
    query: { flash: true, size: MOST, ...(shopCode === undefined ? {} : { shopCode }) },
    quiet: true
  })
  return onlyOnce(list)
}

/** Recommendations may come twice over several pages; a shopper sees each once. */
export function onlyOnce(cards: readonly ProductCard[]): ProductCard[] {
  const seenCodes = new Set<string>()
  return cards.filter(({ spuCode }) => !seenCodes.has(spuCode) && seenCodes.add(spuCode))
}

/** The nearest end of the open flash windows (server ms), undefined when none is open at `now`. */
export function nearestEnd(cards: readonly ProductCard[], now: number): number | undefined {
  const ends = cards.flatMap(({ flash }) => (flash && flash.startAt <= now && now < flash.endAt ? [flash.endAt] : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}
