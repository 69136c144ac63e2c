import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { allows } from '@domain/orders/order'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card, Icon, Pressable, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { orderWords } from '../messages'
import { useParcels } from '../useParcels'
import './OrderDelivery.scss'

interface OrderDeliveryProps {
  order: OrderDetail
}

/** Where the parcel was last seen, of several the first that is still to come; opens its way, or the list of all. */
const NewestTrack = observer(function NewestTrack({ order }: OrderDeliveryProps) {
  const parcels = useParcels(order.orderCode)
  const all = parcels.data ?? []
  const parcel = all.find(({ state }) => state !== 'SIGNED') ?? all[0]
  const [track] = parcel?.tracks ?? []
  if (parcels.data === undefined) {
    return (
      <Row align="start" left wide className="order-delivery__part">
        <Icon className="order-delivery__icon" name="truck" size={22} color="action" />
        <View className="ui__grow">
          {parcels.status === 'failed' ? (
            <Pressable className="order-delivery__retry" onTap={() => void parcels.reload()}>
              {orderWords('tracksFailed')}
            </Pressable>
          ) : (
            <Skeleton of={[['column', 'line 88%', 'line 56%']]} />
          )}
        </View>
      </Row>
    )
  }
  const { orderCode } = order
  const open = () => void (all.length > 1 ? go('logisticsList', { orderCode }) : go('logistics', { orderCode }))
  return (
    <Pressable className="ui__row ui__align-start ui__wide ui__left order-delivery__part" role="link" onTap={open}>
      <Icon className="order-delivery__icon" name="truck" size={22} color="action" />
      <View className="ui__grow">
        <View className="ui__tone-ink ui__lines-2">{track?.text ?? orderWords('noTracks')}</View>
        {parcel ? (
          <View className="ui__size-2 ui__tone-ink-3 ui__breaks order-delivery__note">
            {all.length > 1 ? `${orderWords('parcel', { number: parcel.number })} · ` : ''}
            {track ? `${shownMinute(track.at)} · ` : ''}
            {parcel.carrierName} {parcel.trackingNo}
          </View>
        ) : null}
      </View>
      <Icon className="order-delivery__arrow" name="right" size={14} color="disabled" />
    </Pressable>
  )
})

/** The parcel, once there is one, and where it goes. */
export const OrderDelivery = observer(function OrderDelivery({ order }: OrderDeliveryProps) {
  const { receiver, phone, regionName, detail } = order.address
  const isShipped = allows(order, 'TRACK', serverNow())
  return (
    <Card className="order-delivery">
      {isShipped ? <NewestTrack key={order.status} order={order} /> : null}
      <Row align="start" left wide className="order-delivery__part">
        <Icon className="order-delivery__icon" name="pin" size={22} color="ink-2" />
        <View className="ui__grow">
          <Row align="baseline" wrap className="order-delivery__person">
            <Text className="ui__size-4 ui__tone-ink ui__bold ui__breaks">{receiver}</Text>
            <Text className="order-delivery__phone">{phone}</Text>
          </Row>
          <View className="order-delivery__address">
            {currentLocale() === 'zh-CN' ? `${regionName}${detail}` : `${detail}, ${regionName}`}
          </View>
        </View>
      </Row>
    </Card>
  )
})
