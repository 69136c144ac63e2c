import { View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { listed } from '@/lib/dots'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes'
import { Button, Card, Icon, Picture } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { GiftName } from '@/ui/list/GiftMark'
import { parcelWords } from '../messages'
import { VisitCard } from '../track/VisitCard'
import { nextWords, stateWords, whereWords } from '../words'
import './ParcelList.scss'
import { WayStrip } from './WayStrip'

const tones = { MOVING: 'action', DELIVERING: 'action', SIGNED: 'ok' } as Partial<
  Record<Parcel['state'], 'action' | 'ok'>
>

/** One parcel: what comes next of it, where it is, what is in it, and the ways on; its number among those of its order alone. */
export const ParcelCard = observer(function ParcelCard(props: { parcel: Parcel; ofOrder: boolean; eager: boolean }) {
  const { parcel, ofOrder, eager } = props
  const { parcelCode, orderCode, number, count, state, carrierName, trackingNo, courier, goods, tracks } = parcel
  const [newest] = tracks
  const open = () => void go('logistics', { orderCode, parcelCode })
  return (
    <Card className="parcel-card">
      <Row align="baseline" gap={2}>
        <Row align="baseline" wrap grow gap={2}>
          {ofOrder && count > 1 ? (
            <Text size={3} tone="ink" weight="bold">
              {parcelWords('parcel', { number })}
            </Text>
          ) : null}
          <Text size={2} tone="ink-3">
            {carrierName || trackingNo}
          </Text>
        </Row>
        <Text size={3} tone={tones[state] ?? 'ink'} weight="medium" fixed>
          {stateWords(state)}
        </Text>
      </Row>
      <Text size={5} tone="ink" weight="bold" above={2} tight>
        {nextWords(parcel)}
      </Text>
      <Text size={2} tone="ink-3" above={1} className="parcel-card__where">
        {whereWords(parcel)}
        {newest && !courier ? ` · ${shownMinute(newest.at)}` : ''}
      </Text>
      <WayStrip from={parcel.from} to={parcel.to} state={state} />
      <View className="ui__above-3">
        {goods.map(({ picture, title, specs, quantity, gift }, index) => (
          <Row key={index} className="parcel-card__piece">
            <View className="parcel-card__picture">
              <Picture src={picture} alt="" round eager={eager} />
            </View>
            <View className="ui__grow parcel-card__words">
              <GiftName gift={gift}>
                <Text size={3} tone="ink" lines={2} tight>
                  {title}
                </Text>
              </GiftName>
              {specs.length > 0 ? (
                <Text size={2} tone="ink-3" lines={2}>
                  {listed(specs)}
                </Text>
              ) : null}
            </View>
            <Text size={2} tone="ink-3" fixed>{`×${quantity}`}</Text>
          </Row>
        ))}
      </View>
      <VisitCard parcel={parcel} flat />
      <Row align="stretch" justify="end" gap={2} wrap>
        {state === 'SIGNED' ? (
          <Button size="s" kind="outline" onTap={() => void go('orderDetail', { orderCode })}>
            {parcelWords('toOrder')}
          </Button>
        ) : null}
        {parcel.toReview ? (
          <Button size="s" kind="outline" onTap={() => void go('publishComments', { orderCode })}>
            {parcelWords('toReview')}
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
      </Row>
    </Card>
  )
})
