import { observer } from 'mobx-react-lite'
import { ZoneBlocks } from '@/features/cms'
import { PresaleSkeleton, PresaleZone, usePresales } from '@/features/presale'
import { useShareCard } from '@/features/share'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { routeOf, urlOf } from '@/routes'
import { Screen } from '@/ui'

/** What is sold ahead: a deposit now, the balance later. */
const Presell = observer(function Presell() {
  const presales = usePresales()
  useShareCard({ path: urlOf('presell'), title: pickWords(routeOf('presell').title) })
  return (
    <Screen className="presale-page" onPullRefresh={presales.reload} onReachBottom={() => void presales.loadMore()}>
      {presales.waiting ? (
        <PresaleSkeleton />
      ) : (
        <PresaleZone presales={presales} between={<ZoneBlocks zone="presell" />} />
      )}
    </Screen>
  )
})

export default definePage('presell', {
  body: () => <Presell />,
  skeleton: <PresaleSkeleton />,
  screen: { className: 'presale-page' }
})
