import type { ShopDetail } from '@contract'
import { BusinessError, type Query } from '@/api'
import { useQuery } from './calls'

/** Everything a shop says of itself. Read it in an `observer`. */
export const useShop = (shopCode: string): Query<ShopDetail> =>
  useQuery('GET /o2md/v1/pub/online-shop/detail', { query: { shopCode }, when: shopCode !== '', forAll: true })

/** Whether there is no such shop, so that asking again would not help. */
export const isMissing = (shopCode: string, { error, data }: Query<ShopDetail>): boolean =>
  shopCode === '' || (data === undefined && error instanceof BusinessError && error.code === 'shop.missing')
