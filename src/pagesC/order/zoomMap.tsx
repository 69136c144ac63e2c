import { CourierRow, NoParcel, parcelOf, TrackSkeleton, useOrderParcels, ZoomedWay } from '@/features/parcel'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The map of a parcel's way, as large as the screen. */
function ZoomMap({ orderCode, parcelCode }: RouteParams['zoomMap']) {
  const remote = useOrderParcels(orderCode)
  const parcel = remote.missing ? undefined : parcelOf(remote.data ?? [], parcelCode)
  return (
    <Screen>
      <StateView
        remote={remote}
        missing={<NoParcel />}
        empty={{ when: () => !parcel, view: <NoParcel orderCode={orderCode} /> }}
      >
        {() =>
          parcel ? (
            <ZoomedWay parcel={parcel} onReload={remote.reload}>
              <CourierRow parcel={parcel} />
            </ZoomedWay>
          ) : null
        }
      </StateView>
    </Screen>
  )
}

export default definePage('zoomMap', { body: ZoomMap, skeleton: <TrackSkeleton /> })
