import type { Favourite } from '@contract'
import type { FavouriteFilter } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ skuCode }: Favourite) => skuCode
const manner = { keepPrevious: true, again: true }

/** Favourites that a filter lets through, and how many there are of each kind without the filter. */
export function useFavourites(filter: FavouriteFilter) {
  const summary = useQuery('GET /o2wl/v1/favorites/sku', { query: { size: 1 }, ...manner })
  const list = useList('GET /o2wl/v1/favorites/sku', { query: filter, size: 20, rowKey, ...manner })
  return { summary, list, reload: () => Promise.all([summary.reload(), list.restart()]) }
}
