import { FavouritesSkeleton } from '@/features/favourite'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Favourites } from './Favourites'

/** Favourites by kind, category and price. */
function FilterProCollect(filter: RouteParams['filterProCollect']) {
  return <Favourites filter={filter} onFilter={(next) => void go('filterProCollect', next, { replace: true })} />
}

export default definePage('filterProCollect', { body: FilterProCollect, skeleton: <FavouritesSkeleton /> })
