import { Text, View } from '@tarojs/components'
import type { OrderStatus } from '@contract'
import { travelOf } from '@domain/orders/parcel'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { friendlyDay, hasPassed } from '@/lib/dates'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { Badge, Card, Icon, Picture, Pressable, type IconName } from '@/ui'
import { centreWords } from './messages'
import { useWaitingCases, type Centre } from './useCentre'

const states: {
  status: OrderStatus | 'TO_REVIEW'
  words: 'waitPay' | 'waitShip' | 'waitReceive' | 'toReview'
  icon: IconName
}[] = [
  { status: 'WAIT_PAY', words: 'waitPay', icon: 'wallet' },
  { status: 'WAIT_SHIP', words: 'waitShip', icon: 'box' },
  { status: 'WAIT_RECEIVE', words: 'waitReceive', icon: 'truck' },
  { status: 'TO_REVIEW', words: 'toReview', icon: 'edit' }
]

/** The order that is on its way, or that none is; in one place, so that nothing moves when it is known. */
const Coming = observer(function Coming({ order }: { order: Centre['coming'] }) {
  const now = serverNow()
  const on = order?.arrivesOn
  // without its weekday it stays one line
  const day = on && !hasPassed(on, now) && friendlyDay(on, now, currentLocale()).replace(/ ?[(（].*/, '')
  const first = order?.rows[0]
  return (
    <Pressable
      className="centre-coming"
      role="link"
      onTap={() => void (order ? go('orderDetail', { orderCode: order.orderCode }) : go('logisticsList', {}))}
    >
      <View className={order ? 'centre-coming__picture' : 'centre-coming__picture centre-coming__picture--none'}>
        {order ? <Picture src={first?.picture ?? ''} alt="" round /> : <Icon name="box" size={28} color="disabled" />}
      </View>
      <View className="centre-coming__words">
        <View className={order ? 'centre-coming__state' : 'centre-coming__title'}>
          {centreWords(order ? travelOf(order.parcels) : 'noneComing')}
          {day ? centreWords('arrives', { day }) : ''}
        </View>
        <View className="centre-coming__title">{order ? first?.title : centreWords('seeParcels')}</View>
      </View>
      <Icon name="right" size={14} color="disabled" />
    </Pressable>
  )
})

interface WayProps {
  icon: IconName
  label: string
  count: number
  onTap: () => void
}

const Way = ({ icon, label, count, onTap }: WayProps) => (
  <Pressable className="centre-orders__state" role="link" onTap={onTap}>
    <View className="centre-orders__icon">
      <Icon name={icon} size={28} color="ink" />
      <Badge count={count} corner />
    </View>
    <Text>{label}</Text>
  </Pressable>
)

/** Orders by state and cases of after-sales, with how many wait there, and the one that is on its way; `isWaiting`: it may come. */
export const Orders = observer(function Orders({ centre, isWaiting }: { centre?: Centre; isWaiting: boolean }) {
  const cases = useWaitingCases()
  return (
    <Card title={centreWords('orders')} more={{ label: centreWords('all'), onTap: () => void go('myOrder') }}>
      <View className="centre-orders">
        {states.map(({ status, words, icon }) => (
          <Way
            key={status}
            icon={icon}
            label={centreWords(words)}
            count={centre?.orders[status] ?? 0}
            onTap={() => void go('myOrder', { status })}
          />
        ))}
        <Way
          icon="undo"
          label={centreWords('afterSales')}
          count={cases}
          onTap={() => void go('afterSalesHistory', {})}
        />
      </View>
      {centre ? <Coming order={centre.coming} /> : isWaiting ? <View className="centre-coming" aria-hidden /> : null}
    </Card>
  )
})
