import { FollowedSkeleton } from '@/features/shop/followed'
import { definePage } from '@/page'
import { go } from '@/routes'
import { FollowedShops } from './FollowedShops'

const everything = {}

/** All followed shops; what narrows them leads to a screen of its own. */
function ShopCollect() {
  return (
    <FollowedShops
      narrowing={everything}
      onNarrow={(next) => {
        if (Object.keys(next).length > 0) void go('filterShopCollect', next)
      }}
    />
  )
}

export default definePage('shopCollect', { body: ShopCollect, skeleton: <FollowedSkeleton /> })
