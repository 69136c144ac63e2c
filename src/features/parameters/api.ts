import type { ProductCard, ProductParameters } from '@contract'
import { BusinessError, type Query, type RemoteList } from '@/api'
import { useList, useQuery } from './calls'

/** Which product: a SKU, or the first one of a product. */
export interface Which {
  skuCode?: string | undefined
  spuCode?: string | undefined
}

/** All that is known of a product; `missing` when there is none of that code. */
export function useParameters({ skuCode, spuCode }: Which): Query<ProductParameters> & { missing: boolean } {
  const named = Boolean(skuCode ?? spuCode)
  const query = skuCode ? { skuCode } : spuCode ? { spuCode } : {}
  const remote = useQuery('GET /o2pcm/v1/pub/product/parameters', { query, when: named })
  const unknown = remote.error instanceof BusinessError && remote.error.code === 'product.missing'
  return { ...remote, missing: !named || (unknown && remote.data === undefined) }
}

const spuCodeOf = ({ spuCode }: ProductCard) => spuCode

/** Products that one can be compared with. */
export const useComparable = (categoryCode: string, when: boolean): RemoteList<ProductCard> =>
  useList('GET /o2srh/v1/pub/platform-products/search', {
    query: { categoryCode },
    size: 20,
    rowKey: spuCodeOf,
    when
  })
