import type { ProductCard, ProductParameters } from '@contract'
import type { One, RemoteList } from '@/api'
import { useList, useOne } from './calls'

/** Which product: a SKU, or the first one of a product. */
export interface Which {
  skuCode?: string | undefined
  spuCode?: string | undefined
}

/** All that is known of a product, which stays when it is taken off the catalogue meanwhile. */
export function useParameters({ skuCode, spuCode }: Which): One<ProductParameters> {
  const codes = skuCode ? { skuCode } : spuCode ? { spuCode } : {}
  const remote = useOne('GET /o2pcm/v1/pub/product/parameters', codes, { missing: 'product.missing', again: false })
  return { ...remote, missing: remote.missing && remote.data === undefined }
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
