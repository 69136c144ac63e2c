import { Text } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { talkWithShop } from '@/features/talk'
import { copyText } from '@/platform/clipboard'
import { callPhone } from '@/platform/phone'
import { stores } from '@/stores'
import { Card, Icon, Pressable } from '@/ui'
import { Fact } from '@/ui/layout/FactList'
import { orderWords } from '../messages'
import { ProtectionFact } from '../protection/ProtectionEntry'
import './OrderFacts.scss'

const time = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : shownMinute(moment)

/** Number, times, how it was paid, and what the shopper wrote. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: OrderDetail }) {
  const { orderCode } = order
  const phone = stores.site.info?.servicePhone
  return (
    <Card title={orderWords('orderInfo')} className="order-facts">
      <Fact
        label={orderWords('orderCode')}
        words={orderCode}
        action={{ words: orderWords('copy'), label: orderWords('copyCode'), onTap: () => void copyText(orderCode) }}
      />
      <Fact label={orderWords('createdAt')} words={time(order.createdAt)} />
      <Fact label={orderWords('paidAt')} words={time(order.paidAt)} />
      <Fact label={orderWords('payChannel')} words={order.payChannel} />
      <Fact label={orderWords('paidBy')} words={order.paidBy} />
      <ProtectionFact order={order} />
      <Fact label={orderWords('shippedAt')} words={time(order.shippedAt)} />
      <Fact label={orderWords('completedAt')} words={time(order.completedAt)} />
      <Fact label={orderWords('cancelledAt')} words={time(order.cancelledAt)} />
      <Fact label={orderWords('remark')} words={order.remark} />
      <Pressable
        className="ui__row ui__gap-2 ui__justify-center ui__tone-action ui__medium ui__above-2 ui__hit ui__wide order-fact__call"
        onTap={() => void talkWithShop(order.shopCode, { orderCode })}
      >
        <Icon name="headset" size={16} color="action" />
        <Text>{orderWords('chatShop')}</Text>
      </Pressable>
      {phone === undefined ? null : (
        <Pressable
          className="ui__row ui__gap-2 ui__justify-center ui__tone-action ui__medium ui__above-2 ui__hit ui__wide order-fact__call"
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
