import { OwnService, ServiceWays, useHome } from '@/features/serviceBill'
import { definePage } from '@/page'
import { Screen, Skeleton } from '@/ui'

const skeleton = <Skeleton shape="rows" />

/** The brand's service desk: one's own appliances, booking, and everything that service has. */
function BbcHome() {
  const home = useHome()
  const { when, appliances, next } = home
  // whether something is booked decides where all of it stands: nothing moves when that is known
  const waits = when && (appliances.status === 'loading' || next.status === 'loading')
  return (
    <Screen tone="tint" onPullRefresh={home.reload}>
      {waits ? (
        skeleton
      ) : (
        <>
          <OwnService home={home} />
          <ServiceWays open={next.data?.open ?? 0} />
        </>
      )}
    </Screen>
  )
}

export default definePage('bbcHome', { body: BbcHome, skeleton })
