import { Guide, PacketsSkeleton, useOffers } from '@/features/redPacket'
import { definePage } from '@/page'
import { Screen, StateView } from '@/ui'

/** Guide to red packets: where they come from, and how they are used. */
function IndividualPoints() {
  const offers = useOffers()
  return (
    <Screen onPullRefresh={offers.remote.reload}>
      <StateView remote={offers.remote}>{() => <Guide offers={offers} />}</StateView>
    </Screen>
  )
}

export default definePage('individualPoints', { body: IndividualPoints, skeleton: <PacketsSkeleton /> })
