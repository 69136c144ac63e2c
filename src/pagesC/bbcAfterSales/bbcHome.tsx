import { OwnService, ServiceWays, useHome } from '@/features/serviceBill'
import { definePage } from '@/page'
import { Screen, Skeleton } from '@/ui'

/** The brand's service desk: one's own appliances, booking, and everything that service has. */
function BbcHome() {
  const home = useHome()
  return (
    <Screen tone="tint" onPullRefresh={home.reload}>
      <OwnService home={home} />
      <ServiceWays open={home.next.data?.open ?? 0} />
    </Screen>
  )
}

export default definePage('bbcHome', { body: BbcHome, skeleton: <Skeleton shape="rows" /> })
