import { View } from '@tarojs/components'
import type { OrderSummary } from '@contract'
import { travelOf } from '@domain/orders/parcel'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { friendlyDay, hasPassed } from '@/lib/dates'
import { go } from '@/routes'
import { Icon, Picture, Pressable } from '@/ui'
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
      <View className="help-case__order">
        <View className="help-case__picture">
          <Picture src={row?.picture ?? ''} alt="" round />
        </View>
        <View className="help-case__words">
          <View className="help-case__title">{row?.title}</View>
          <View className="help-case__state">
            {arrivesOn && !hasPassed(arrivesOn, now)
              ? helpWords('arrives', { state, day: friendlyDay(arrivesOn, now, currentLocale()) })
              : state}
          </View>
        </View>
      </View>
      <View className="help-case__ways">
        {ways.map(({ icon, words, onTap }) => (
          <Pressable key={words} className="help-case__way" role="link" onTap={onTap}>
            <Icon name={icon} size={18} color="ink-2" />
            <View className="help-case__name">{helpWords(words)}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
})
