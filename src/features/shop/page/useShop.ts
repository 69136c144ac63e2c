import { useOne } from './calls'

/** Everything a shop says of itself. Read it in an `observer`. */
export const useShop = (shopCode: string) =>
  useOne('GET /o2md/v1/pub/online-shop/detail', { shopCode }, { missing: 'shop.missing', again: false, forAll: true })
