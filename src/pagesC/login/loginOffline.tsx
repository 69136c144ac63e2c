import { OutletHead, OutletList, OutletSkeleton, outletWords, useOutlets } from '@/features/outlet'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'

/** Service outlets on a map and as a list: what each does, whether it is open, and one's own. */
function Outlets(filter: RouteParams['loginOffline']) {
  const outlets = useOutlets(filter)
  return (
    <Screen
      title={outletWords('title')}
      onReachBottom={() => void outlets.list.loadMore()}
      onPullRefresh={outlets.reload}
    >
      <OutletHead outlets={outlets} />
      <OutletList outlets={outlets} />
    </Screen>
  )
}

export default definePage('loginOffline', { body: Outlets, skeleton: <OutletSkeleton /> })
