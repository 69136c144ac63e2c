import { FollowedSkeleton } from '@/features/shop/followed'
import { definePage } from '@/page'
import { go } from '@/routes'
import { FollowedShops, type Narrowing } from './FollowedShops'

/** Followed shops that words and a filter let through; all of them without any. */
function FilterShopCollect(narrowing: Narrowing) {
  return (
    <FollowedShops narrowing={narrowing} onNarrow={(next) => void go('filterShopCollect', next, { replace: true })} />
  )
}

export default definePage('filterShopCollect', { body: FilterShopCollect, skeleton: <FollowedSkeleton /> })
