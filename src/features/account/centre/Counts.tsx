import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount, groupedCount } from '@/lib/counts'
import { formatMoney } from '@/lib/money'
import { go, routeOf } from '@/routes'
import { stores } from '@/stores'
import { Pressable } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** Coupons, red packets and points in a line; each leads to its screen where there is one. */
export const Counts = observer(function Counts({ centre }: { centre?: Centre }) {
  const counts = [
    { key: 'coupons', to: 'myCoupon', value: centre && badgeCount(centre.quantity.couponCount) },
    {
      key: 'packets',
      to: 'redPacket',
      value: centre && formatMoney(centre.quantity.redPacketFen, stores.site.currencySymbol)
    },
    { key: 'points', to: 'myPoint', value: centre && groupedCount(centre.quantity.pointAvailable) }
  ] as const
  return (
    <View className="centre-counts">
      {counts.map(({ key, to, value }) => {
        const figure = <Text className="centre-counts__figure">{value || (centre ? '0' : '–')}</Text>
        return routeOf(to).built ? (
          <Pressable key={key} className="centre-counts__way" role="link" onTap={() => void go(to)}>
            {centreWords(key)} {figure}
          </Pressable>
        ) : (
          <View key={key} className="centre-counts__one">
            {centreWords(key)} {figure}
          </View>
        )
      })}
    </View>
  )
})
