import { FavouritesSkeleton, narrowedBy } from '@/features/favourite'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Favourites } from './Favourites'

/** All favourites, or those of a kind; by category and price they are on a screen of their own. */
function Collection(filter: RouteParams['collection']) {
  return (
    <Favourites
      filter={filter}
      onFilter={(next) =>
        narrowedBy(next) > 0 ? void go('filterProCollect', next) : void go('collection', next, { replace: true })
      }
    />
  )
}

export default definePage('collection', { body: Collection, skeleton: <FavouritesSkeleton /> })
