import { observer } from 'mobx-react-lite'
import { OwnGroups, OwnSkeleton, useOwnGroups, type OwnTab } from '@/features/groupBuy'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Screen } from '@/ui'

/** The shopper's group buys, by state. */
const MyJoin = observer(function MyJoin({ state }: RouteParams['myJoin']) {
  const groups = useOwnGroups(state)
  const show = (tab: OwnTab) => void go('myJoin', tab === 'ALL' ? {} : { state: tab }, { replace: true })
  return (
    <Screen onPullRefresh={groups.reload} onReachBottom={() => void groups.list.loadMore()}>
      <OwnGroups groups={groups} tab={state ?? 'ALL'} onTab={show} />
    </Screen>
  )
})

export default definePage('myJoin', { body: (params) => <MyJoin {...params} />, skeleton: <OwnSkeleton /> })
