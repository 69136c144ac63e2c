import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { allows } from '@domain/order'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatMinuteOfYear } from '@/lib/dates'
import { Card, Icon, Pressable, Skeleton } from '@/ui'
import type { OrderActions } from '../actions/useOrderActions'
import { orderWords } from '../messages'
import { useParcels } from '../useParcels'
import './OrderDelivery.scss'

interface OrderDeliveryProps {
  order: OrderDetail
  actions: OrderActions
}

/** Where the parcel was last seen; opens all of its way. */
const NewestTrack = observer(function NewestTrack({ order, actions }: OrderDeliveryProps) {
  const parcels = useParcels(order.orderCode)
  const [parcel] = parcels.data ?? []
  const [track] = parcel?.tracks ?? []
  if (parcels.data === undefined) {
    return (
      <View className="order-delivery__part">
        <Icon className="order-delivery__icon" name="truck" size={22} color="action" />
        <View className="order-delivery__words">
          {parcels.status === 'failed' ? (
            <Pressable className="order-delivery__retry" onTap={() => void parcels.reload()}>
              {orderWords('tracksFailed')}
            </Pressable>
          ) : (
            <Skeleton of={[['column', 'line 88%', 'line 56%']]} />
          )}
        </View>
      </View>
    )
  }
  return (
    <Pressable className="order-delivery__part" role="link" onTap={() => void actions.run('TRACK', order)}>
      <Icon className="order-delivery__icon" name="truck" size={22} color="action" />
      <View className="order-delivery__words">
        <View className="order-delivery__track">{track?.text ?? orderWords('noTracks')}</View>
        {parcel ? (
          <View className="order-delivery__note">
            {track ? `${formatMinuteOfYear(track.at)} · ` : ''}
            {parcel.carrierName} {parcel.trackingNo}
          </View>
        ) : null}
      </View>
      <Icon className="order-delivery__arrow" name="right" size={14} color="disabled" />
    </Pressable>
  )
})

/** The parcel, once there is one, and where it goes. */
export const OrderDelivery = observer(function OrderDelivery({ order, actions }: OrderDeliveryProps) {
  const { receiver, phone, regionName, detail } = order.address
  const shipped = allows(order, 'TRACK', serverNow())
  return (
    <Card className="order-delivery">
      {shipped ? <NewestTrack key={order.status} order={order} actions={actions} /> : null}
      <View className="order-delivery__part">
        <Icon className="order-delivery__icon" name="pin" size={22} color="ink-2" />
        <View className="order-delivery__words">
          <View className="order-delivery__person">
            <Text className="order-delivery__receiver">{receiver}</Text>
            <Text className="order-delivery__phone">{phone}</Text>
          </View>
          <View className="order-delivery__address">
            {currentLocale() === 'zh-CN' ? `${regionName}${detail}` : `${detail}, ${regionName}`}
          </View>
        </View>
      </View>
    </Card>
  )
})
