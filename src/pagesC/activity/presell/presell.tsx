import { observer } from 'mobx-react-lite'
import { useZoneBlocks } from '@/features/cms'
import { PresaleSkeleton, PresaleZone, usePresales } from '@/features/presale'
import { screenSubject, useShareCard } from '@/features/share'
import { definePage } from '@/page'
import { Screen } from '@/ui'

/** What is sold ahead: a deposit now, the balance later. */
const Presell = observer(function Presell() {
  const presales = usePresales()
  const zone = useZoneBlocks('presell')
  useShareCard(screenSubject('presell'))
  return (
    <Screen className="presale-page" onPullRefresh={presales.reload} onReachBottom={() => void presales.loadMore()}>
      {presales.waiting || zone.waiting ? (
        <PresaleSkeleton />
      ) : (
        <PresaleZone presales={presales} between={zone.blocks} />
      )}
    </Screen>
  )
})

export default definePage('presell', {
  body: () => <Presell />,
  skeleton: <PresaleSkeleton />,
  screen: { className: 'presale-page' }
})
