import { observer } from 'mobx-react-lite'
import { useZoneBlocks } from '@/features/cms'
import { GroupZone, OwnWaiting, useZone, ZoneSkeleton } from '@/features/groupBuy/zone'
import { useSoon } from '@/features/soon'
import { useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { routeOf, urlOf } from '@/routes'
import { Screen } from '@/ui'

/** What can be bought in groups, and the groups that lack few. */
const Groupbuy = observer(function Groupbuy() {
  const zone = useZone()
  const { blocks, waiting: waitsForBlocks } = useZoneBlocks('groupbuy')
  const reloadSoon = useSoon(zone.reload)
  // open groups stand over the list: both come together, or the list would move
  const waiting = waitsForBlocks || (zone.open.status === 'loading' && zone.open.data === undefined)
  useShareCard({ path: urlOf('groupbuy'), title: pickWords(routeOf('groupbuy').title) })
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
