import { View } from '@tarojs/components'
import type { OrderSummary } from '@contract'
import { travelOf } from '@domain/orders/parcel'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { friendlyDay, hasPassed } from '@/lib/dates'
import { go } from '@/routes'
import { Icon, Picture, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { helpWords } from '../messages'

/** The shopper's own case: what is on its way to them, and what one asks about it. */
export const OwnOrder = observer(function OwnOrder({ order }: { order: OrderSummary }) {
  const { orderCode, arrivesOn } = order
  const [row] = order.rows
  const now = serverNow()
  const state = helpWords(travelOf(order.parcels))
  const ways = [
    { icon: 'truck', words: 'track', onTap: () => void go('logistics', { orderCode }) },
    { icon: 'list', words: 'order', onTap: () => void go('orderDetail', { orderCode }) },
    {
      icon: 'receipt',
      words: 'cost',
      onTap: () => void go('feesAndServices', row ? { spuCode: row.spuCode, work: 'INSTALL' } : {})
    }
  ] as const
  return (
    <View className="help-case">
      <Row pad={3} className="help-case__order">
        <View className="ui__after-3 ui__fixed help-case__picture">
          <Picture src={row?.picture ?? ''} alt="" round />
        </View>
        <View className="ui__grow">
          <Text size={3} tone="ink" weight="bold" tight lines={2}>
            {row?.title}
          </Text>
          <Text size={2} tone="action" className="help-case__state">
            {arrivesOn && !hasPassed(arrivesOn, now)
              ? helpWords('arrives', { state, day: friendlyDay(arrivesOn, now, currentLocale()) })
              : state}
          </Text>
        </View>
      </Row>
      <View className="help-case__ways">
        {ways.map(({ icon, words, onTap }) => (
          <Pressable
            key={words}
            className="ui__row ui__justify-center ui__size-3 ui__tone-ink ui__hit help-case__way"
            role="link"
            onTap={onTap}
          >
            <Icon name={icon} size={18} color="ink-2" />
            <View className="ui__before-1">{helpWords(words)}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
})
