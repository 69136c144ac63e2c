import { observer } from 'mobx-react-lite'
import { useZoneBlocks } from '@/features/cms'
import { GroupZone, OwnWaiting, useZone, ZoneSkeleton } from '@/features/groupBuy/zone'
import { useSoon } from '@/features/soon'
import { screenSubject, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** What can be bought in groups, and the groups that lack few. */
const Groupbuy = observer(function Groupbuy() {
  const zone = useZone()
  const { blocks, waiting: waitsForBlocks } = useZoneBlocks('groupbuy')
  const reloadSoon = useSoon(zone.reload)
  // open groups stand over the list: both come together, or the list would move
  const waiting = waitsForBlocks || (zone.open.status === 'loading' && zone.open.data === undefined)
  useShareCard(screenSubject('groupbuy'))
  return (
    <Screen
      className="group-zone"
      onPullRefresh={zone.reload}
      onReachBottom={() => void zone.list.loadMore()}
      {...(zone.own === undefined ? {} : { footer: <OwnWaiting group={zone.own} onEnd={reloadSoon} /> })}
    >
      {waiting ? <ZoneSkeleton /> : <GroupZone zone={zone} between={blocks} />}
    </Screen>
  )
})

export default definePage('groupbuy', {
  body: () => <Groupbuy />,
  skeleton: <ZoneSkeleton />,
  screen: { className: 'group-zone' }
})
