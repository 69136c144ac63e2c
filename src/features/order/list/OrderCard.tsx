import { Text, View } from '@tarojs/components'
import type { OrderSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { versionOf } from '@/lib/dots'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Hidden, Icon, Picture, Pressable, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { GiftMark } from '@/ui/list/GiftMark'
import { ActionButtons } from '../actions/ActionButtons'
import type { OrderActions } from '../actions/useOrderActions'
import { orderWords } from '../messages'
import { arrivalDay, nextAmount, stateTone, stateWords } from '../words'
import './OrderCard.scss'

interface OrderCardProps {
  order: OrderSummary
  actions: OrderActions
  /** Above the fold: its pictures load at once. */
  eager?: boolean
}

/** Pictures of a strip; what comes after is hidden by its end and counted in the pieces. */
const stripLength = 4

const Goods = observer(function Goods({ order, eager }: { order: OrderSummary; eager?: boolean }) {
  const [first, ...others] = order.rows
  if (!first) return null
  if (others.length > 0) {
    return (
      <View className="order-card__strip">
        {order.rows.slice(0, stripLength).map((row, index) => (
          <View key={index} className="order-card__picture">
            <Picture src={row.picture} alt={row.title} round eager={eager} />
            {row.gift ? <GiftMark className="order-card__gift" /> : null}
          </View>
        ))}
      </View>
    )
  }
  return (
    <Row align="stretch" gap={3} grow>
      <View className="order-card__picture">
        <Picture src={first.picture} alt="" round eager={eager} />
      </View>
      <View className="ui__grow">
        <View className="ui__tone-ink order-card__title">{first.title}</View>
        <View className="ui__size-2 ui__tone-ink-3 ui__above-1 ui__lines-2">{versionOf(first)}</View>
      </View>
    </Row>
  )
})

/** One order of the list: whose, in which state, what, how much, and what can be done now. */
export const OrderCard = observer(function OrderCard({ order, actions, eager }: OrderCardProps) {
  const arrives = arrivalDay(order)
  const next = nextAmount(order)
  const orderTime = shownMinute(order.createdAt)
  return (
    <View className="order-card" role="listitem">
      <View className="order-card__head">
        <Row after={3} shrinks className="order-card__shop">
          <Icon name="store" size={16} color="ink" />
          <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight ui__lines-1">{order.shopName}</Text>
        </Row>
        <Text className={`order-card__state order-card__state--${stateTone(order)}`}>{stateWords(order)}</Text>
      </View>
      {orderTime === '' ? null : (
        <View className="ui__size-2 ui__tone-ink-3 ui__figures">{orderWords('orderedAt', { time: orderTime })}</View>
      )}
      <Pressable
        className="order-card__body"
        role="link"
        onTap={() => void go('orderDetail', { orderCode: order.orderCode })}
      >
        <Goods order={order} eager={eager} />
        <View className="order-card__sum">
          <Hidden>{next.words}</Hidden>
          <Price fen={next.fen} size="s" tone="ink" />
          <View className="ui__size-2 ui__tone-ink-3">{orderWords('pieces', { count: order.quantity })}</View>
        </View>
      </Pressable>
      {arrives === undefined ? null : (
        <Row gap={2} size={2} tone="ink-2" below={3} className="order-card__arrival">
          <Icon name="truck" size={16} />
          <Text>{orderWords('arrives', { day: arrives })}</Text>
        </Row>
      )}
      <ActionButtons order={order} actions={actions} look="card" />
    </View>
  )
})
