import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatDateTime } from '@/lib/dates'
import { copyText } from '@/platform/clipboard'
import { EmptyState, Pressable, Sheet, Skeleton, StateView } from '@/ui'
import { Timeline } from '@/ui/list/Timeline'
import { orderWords } from '../messages'
import { useParcels, type Parcel } from '../useParcels'
import './ParcelSheet.scss'

interface ParcelSheetProps {
  orderCode: string
  open: boolean
  onClose: () => void
}

const ParcelTracks = observer(function ParcelTracks({ parcel, number }: { parcel: Parcel; number?: number }) {
  return (
    <View className="parcel">
      <View className="parcel__head">
        <View className="parcel__name">
          {number === undefined ? null : <View className="parcel__number">{orderWords('parcel', { number })}</View>}
          <Text>
            {parcel.carrierName} {parcel.trackingNo}
          </Text>
        </View>
        <Pressable
          className="parcel__copy"
          label={orderWords('copyTrackingNo')}
          onTap={() => void copyText(parcel.trackingNo)}
        >
          {orderWords('copy')}
        </Pressable>
      </View>
      {parcel.tracks.length === 0 ? (
        <View className="parcel__none">{orderWords('noTracks')}</View>
      ) : (
        <Timeline
          events={parcel.tracks.map(({ at, text }, index) => ({
            key: `${at}-${index}`,
            text,
            time: formatDateTime(at)
          }))}
        />
      )}
    </View>
  )
})

/** Where the parcels of an order are and were, newest first; asked for each time it opens. */
const Parcels = observer(function Parcels({ orderCode }: { orderCode: string }) {
  const parcels = useParcels(orderCode)
  return (
    <StateView
      remote={parcels}
      skeleton={<Skeleton of={[['column', 'line 70%', 'line 92%', 'line 48%', 'line 88%', 'line 48%', 'line 80%']]} />}
      empty={{
        when: (list) => list.length === 0,
        view: <EmptyState drawing="order" title={orderWords('noTracks')} />
      }}
    >
      {(list) =>
        list.map((parcel, index) => (
          <ParcelTracks key={parcel.parcelCode} parcel={parcel} number={list.length > 1 ? index + 1 : undefined} />
        ))
      }
    </StateView>
  )
})

export const ParcelSheet = observer(function ParcelSheet({ orderCode, open, onClose }: ParcelSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={orderWords('trackTitle')}>
      <Parcels orderCode={orderCode} />
    </Sheet>
  )
})
