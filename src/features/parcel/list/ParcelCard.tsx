import { Text, View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatMinuteOfYear } from '@/lib/dates'
import { dotted } from '@/lib/dots'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { Button, Card, classes, Icon, Picture } from '@/ui'
import { GiftMark } from '@/ui/list/GiftMark'
import { parcelWords } from '../messages'
import { VisitCard } from '../track/VisitCard'
import { nextWords, stateWords, whereWords } from '../words'
import './ParcelList.scss'
import { WayStrip } from './WayStrip'

/** One parcel: what comes next of it, where it is, what is in it, and the ways on. */
export const ParcelCard = observer(function ParcelCard({ parcel, eager }: { parcel: Parcel; eager: boolean }) {
  const { parcelCode, orderCode, number, count, state, carrierName, trackingNo, courier, goods, tracks } = parcel
  const [newest] = tracks
  const open = () => void go('logistics', { orderCode, parcelCode })
  return (
    <Card className="parcel-card">
      <View className="parcel-card__head">
        <View className="parcel-card__name">
          {count > 1 ? <Text className="parcel-card__number">{parcelWords('parcel', { number })}</Text> : null}
          <Text className="parcel-card__carrier">{carrierName || trackingNo}</Text>
        </View>
        <Text className={classes('parcel-card__state', `parcel-card__state--${state.toLowerCase()}`)}>
          {stateWords(state)}
        </Text>
      </View>
      <View className="parcel-card__next">{nextWords(parcel)}</View>
      <View className="parcel-card__where">
        {whereWords(parcel)}
        {newest && !courier ? ` · ${formatMinuteOfYear(newest.at)}` : ''}
      </View>
      <WayStrip from={parcel.from} to={parcel.to} state={state} />
      <View className="parcel-card__goods">
        {goods.map(({ picture, title, specs, quantity, gift }, at) => (
          <View key={at} className="parcel-card__piece">
            <View className="parcel-card__picture">
              <Picture src={picture} alt="" round eager={eager} />
            </View>
            <View className="parcel-card__words">
              <View className="parcel-card__title">
                {gift ? <GiftMark /> : null}
                {title}
              </View>
              {specs.length > 0 ? <View className="parcel-card__specs">{dotted(specs)}</View> : null}
            </View>
            <Text className="parcel-card__quantity">{`×${quantity}`}</Text>
          </View>
        ))}
      </View>
      <VisitCard parcel={parcel} flat />
      <View className="parcel-card__ways">
        {state === 'SIGNED' ? (
          <Button size="s" kind="outline" onTap={() => void go('orderDetail', { orderCode })}>
            {parcelWords('toOrder')}
          </Button>
        ) : null}
        {courier ? (
          <Button size="s" kind="outline" onTap={() => void callPhone(courier.phone)}>
            <Icon name="phone" size={16} /> {parcelWords('call')}
          </Button>
        ) : null}
        <Button size="s" kind={courier ? 'filled' : 'outline'} onTap={open}>
          {parcelWords(courier ? 'seeMap' : 'seeTrack')}
        </Button>
      </View>
    </Card>
  )
})
