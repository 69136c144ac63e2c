import { Text, View } from '@tarojs/components'
import type { OrderStatus } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { friendlyDay } from '@/lib/dates'
import { currentLocale } from '@/i18n'
import { go } from '@/routes'
import { Badge, Card, Icon, Picture, Pressable, type IconName } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

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

/** Orders by state with how many wait there, and the one that is on its way. */
export const Orders = observer(function Orders({ centre }: { centre?: Centre }) {
  const coming = centre?.coming
  return (
    <Card title={centreWords('orders')} more={{ label: centreWords('all'), onTap: () => void go('myOrder') }}>
      <View className="centre-orders">
        {states.map(({ status, words, icon }) => {
          const count = centre?.orders[status] ?? 0
          const label = centreWords(words)
          return (
            <Pressable
              key={status}
              className="centre-orders__state"
              role="link"
              onTap={() => void go('myOrder', { status })}
            >
              <View className="centre-orders__icon">
                <Icon name={icon} size={28} color="ink" />
                <Badge count={count} corner />
              </View>
              <Text>{label}</Text>
            </Pressable>
          )
        })}
      </View>
      {coming ? (
        <Pressable
          className="centre-coming"
          role="link"
          onTap={() => void go('orderDetail', { orderCode: coming.orderCode })}
        >
          <View className="centre-coming__picture">
            <Picture src={coming.rows[0]?.picture ?? ''} alt="" round />
          </View>
          <View className="centre-coming__words">
            <View className="centre-coming__state">
              {centreWords('onTheWay')}
              {coming.arrivesOn
                ? ` · ${centreWords('arrives', { day: friendlyDay(coming.arrivesOn, serverNow(), currentLocale()) })}`
                : ''}
            </View>
            <View className="centre-coming__title">{coming.rows[0]?.title}</View>
          </View>
          <Icon name="right" size={14} color="disabled" />
        </Pressable>
      ) : null}
    </Card>
  )
})
