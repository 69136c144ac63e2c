import { useState } from 'react'
import { CourierBar, NoParcel, ParcelTrack, parcelOf, TrackSkeleton, useOrderParcels } from '@/features/parcel'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The way of one parcel of an order, and of the others by a tap. */
function Logistics({ orderCode, parcelCode }: RouteParams['logistics']) {
  const remote = useOrderParcels(orderCode)
  const [selection, setSelection] = useState(parcelCode)
  const parcel = remote.missing ? undefined : parcelOf(remote.data ?? [], selection)
  return (
    <Screen onPullRefresh={remote.reload} footer={parcel ? <CourierBar parcel={parcel} /> : undefined}>
      <StateView
        remote={remote}
        missing={<NoParcel />}
        empty={{ when: (list) => list.length === 0, view: <NoParcel orderCode={orderCode} /> }}
      >
        {(parcels) =>
          parcel ? (
            <ParcelTrack parcels={parcels} parcel={parcel} onChoose={setSelection} onReload={remote.reload} />
          ) : null
        }
      </StateView>
    </Screen>
  )
}

export default definePage('logistics', { body: Logistics, skeleton: <TrackSkeleton /> })
