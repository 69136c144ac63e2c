import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatDateTime } from '@/lib/dates'
import { copyText } from '@/platform/clipboard'
import { callPhone } from '@/platform/phone'
import { stores } from '@/stores'
import { Card, Icon, Pressable } from '@/ui'
import { orderWords } from '../messages'
import { ProtectionFact } from '../protection/ProtectionEntry'
import './OrderFacts.scss'

const Fact = observer(function Fact({ label, words }: { label: string; words?: string }) {
  return words === undefined || words === '' ? null : (
    <View className="order-fact">
      <Text className="order-fact__label">{label}</Text>
      <Text className="order-fact__words">{words}</Text>
    </View>
  )
})

const time = (at: number | undefined): string | undefined => (at === undefined ? undefined : formatDateTime(at))

/** Number, times, how it was paid, and what the shopper wrote. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: OrderDetail }) {
  const { orderCode } = order
  const phone = stores.site.info?.servicePhone
  return (
    <Card title={orderWords('orderInfo')} className="order-facts">
      <View className="order-fact">
        <Text className="order-fact__label">{orderWords('orderCode')}</Text>
        <View className="order-fact__words order-fact__words--code">
          <Text className="order-fact__code">{orderCode}</Text>
          <Pressable className="order-fact__copy" label={orderWords('copyCode')} onTap={() => void copyText(orderCode)}>
            {orderWords('copy')}
          </Pressable>
        </View>
      </View>
      <Fact label={orderWords('createdAt')} words={time(order.createdAt)} />
      <Fact label={orderWords('paidAt')} words={time(order.paidAt)} />
      <Fact label={orderWords('payChannel')} words={order.payChannel} />
      <Fact label={orderWords('paidBy')} words={order.paidBy} />
      <ProtectionFact order={order} />
      <Fact label={orderWords('shippedAt')} words={time(order.shippedAt)} />
      <Fact label={orderWords('completedAt')} words={time(order.completedAt)} />
      <Fact label={orderWords('cancelledAt')} words={time(order.cancelledAt)} />
      <Fact label={orderWords('remark')} words={order.remark} />
      {phone === undefined ? null : (
        <Pressable
          className="order-fact__call"
          label={orderWords('callShopAt', { phone })}
          onTap={() => void callPhone(phone)}
        >
          <Icon name="phone" size={16} color="action" />
          <Text>{orderWords('callShop')}</Text>
        </Pressable>
      )}
    </Card>
  )
})
