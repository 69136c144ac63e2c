import { Text, View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { talkWithShop } from '@/features/talk'
import { callPhone } from '@/platform/phone'
import { copyText } from '@/platform/clipboard'
import { Card, Cell, classes, Icon, Picture, Pressable, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Timeline } from '@/ui/list/Timeline'
import { WayCard } from '../map/WayCard'
import { parcelWords } from '../messages'
import { isAwaited } from '../rules'
import { EveryMinute } from '../useEveryMinute'
import { nextWords, stateWords, whereWords } from '../words'
import { Stages } from './Stages'
import { VisitCard } from './VisitCard'
import './track.scss'

export const TrackSkeleton = () => (
  <Skeleton
    of={[
      '.way-wait',
      ['column', 'line 40%', 'line 80%', 'line 60%'],
      ['column', 'line 90%', 'line 70%', 'line 90%', 'line 50%']
    ]}
  />
)

/** Who brings it, and a call that shows neither number. */
export const CourierRow = observer(function CourierRow({ parcel }: { parcel: Parcel }) {
  const { courier, carrierName } = parcel
  if (!courier) return null
  return (
    <Row above={4} padTop={3} className="parcel-courier">
      <View className="parcel-courier__face" aria-hidden>
        <Icon name="user" size={24} color="brand" />
      </View>
      <View className="ui__grow parcel-courier__words">
        <View>
          <Text className="ui__size-4 ui__tone-ink ui__bold ui__after-2">{courier.name}</Text>
          <Text className="parcel-courier__carrier">{parcelWords('courierOf', { carrier: carrierName })}</Text>
        </View>
        <View className="parcel-courier__note">{parcelWords('virtual')}</View>
      </View>
      <Pressable
        className="parcel-courier__call"
        label={parcelWords('callNamed', { name: courier.name })}
        onTap={() => void callPhone(courier.phone)}
      >
        <Icon name="phone" size={22} color="action" />
      </Pressable>
    </Row>
  )
})

interface ParcelTrackProps {
  /** All of the order. */
  parcels: readonly Parcel[]
  parcel: Parcel
  onChoose: (parcelCode: string) => void
  onReload: () => unknown
}

/** Which parcel it is, by its goods; a tap shows another of the order. */
const Chooser = observer(function Chooser({ parcels, parcel, onChoose }: Omit<ParcelTrackProps, 'onReload'>) {
  const { number, count } = parcel
  const pictures = parcels.length > 1 ? parcels : [parcel]
  return (
    <Row wrap below={3} padBottom={3} className="parcel-chooser">
      <View
        className={classes(
          'ui__row ui__align-stretch ui__wrap ui__fixed',
          pictures.length > 1 && 'parcel-chooser__pictures--several'
        )}
        role="group"
        aria-label={parcelWords('choose')}
      >
        {pictures.map((picture) => {
          const label = parcelWords('parcelOf', { number: picture.number, count })
          const [first] = picture.goods
          return (
            <Pressable
              key={picture.parcelCode}
              className={classes('parcel-chooser__one', picture === parcel && 'parcel-chooser__one--chosen')}
              label={[label, stateWords(picture.state), first?.title].filter(Boolean).join(' ')}
              pressed={picture === parcel}
              onTap={() => onChoose(picture.parcelCode)}
            >
              <Picture src={first?.picture ?? ''} alt="" round />
            </Pressable>
          )
        })}
      </View>
      <View className="parcel-chooser__words">
        {count > 1 ? (
          <View className="ui__size-3 ui__tone-ink ui__medium">{parcelWords('parcelOf', { number, count })}</View>
        ) : null}
        <View className="ui__size-2 ui__tone-ink-3 ui__breaks">
          {parcel.carrierName} {parcel.trackingNo}
        </View>
      </View>
      <Pressable
        className="ui__row ui__justify-end ui__size-3 ui__tone-action ui__hit parcel-chooser__copy"
        label={parcelWords('copyNo', { no: parcel.trackingNo })}
        onTap={() => void copyText(parcel.trackingNo)}
      >
        {parcelWords('copy')}
      </Pressable>
    </Row>
  )
})

/** One parcel: its way on the map, when it comes, who brings it, and all that happened to it. */
export const ParcelTrack = observer(function ParcelTrack({ parcels, parcel, onChoose, onReload }: ParcelTrackProps) {
  const { state, tracks, parcelCode } = parcel
  return (
    <View className="ui__pad-bottom-4">
      <EveryMinute work={onReload} wanted={parcels.some(isAwaited)} />
      <WayCard key={parcelCode} parcel={parcel} />
      <Card>
        <View className="ui__size-6 ui__tone-ink ui__bold parcel-track__next" role="heading" aria-level={2}>
          {nextWords(parcel)}
        </View>
        <View className="ui__size-3 ui__tone-ink-3 ui__above-1 ui__loose ui__breaks" role="status">
          {whereWords(parcel)}
        </View>
        <Stages state={state} />
        <CourierRow parcel={parcel} />
      </Card>
      <VisitCard key={`visit ${parcelCode}`} parcel={parcel} />
      <Card>
        <Chooser parcels={parcels} parcel={parcel} onChoose={onChoose} />
        {tracks.length === 0 ? (
          <View className="ui__size-3 ui__tone-ink-3 ui__above-1 ui__loose ui__breaks">{parcelWords('noTracks')}</View>
        ) : (
          <Timeline
            label={parcelWords('progress')}
            events={tracks.map(({ at: time, text }, index) => ({
              key: `${time}-${index}`,
              text,
              time: shownMinute(time)
            }))}
          />
        )}
        <Cell
          icon="headset"
          label={parcelWords('chat')}
          onTap={() => void talkWithShop(parcel.shopCode, { orderCode: parcel.orderCode })}
        />
      </Card>
    </View>
  )
})
