import type { Favourite } from '@contract'
import { useShownAgain } from '@/ui'
import type { FavouriteFilter } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ skuCode }: Favourite) => skuCode

/** Favourites that a filter lets through, and how many there are of each kind without the filter. */
export function useFavourites(filter: FavouriteFilter) {
  const summary = useQuery('GET /o2wl/v1/favorites/sku', { query: { size: 1 }, keepPrevious: true })
  const list = useList('GET /o2wl/v1/favorites/sku', { query: filter, size: 20, rowKey, keepPrevious: true })
  useShownAgain(() => {
    void summary.reload()
    void list.reload()
  })
  return { summary, list, reload: () => Promise.all([summary.reload(), list.restart()]) }
}
