import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount, groupedCount } from '@/lib/counts'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Card, Cell, Pressable } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** What the shopper has, as figures that lead to their screens; a visitor sees the places without figures. */
export const Counts = observer(function Counts({ centre }: { centre?: Centre }) {
  const has = centre?.quantity
  const counts = [
    { key: 'coupons', open: () => go('myCoupon'), value: has && badgeCount(has.couponCount) },
    { key: 'packets', open: () => go('redPacket'), value: has && roundMoney(has.redPacketFen) },
    { key: 'points', open: () => go('myPoint'), value: has && groupedCount(has.pointAvailable) },
    { key: 'favourites', open: () => go('collection', {}), value: has && badgeCount(has.favoriteCount) },
    { key: 'footprint', open: () => go('myFootprint', {}), value: has && badgeCount(has.footprintCount) }
  ] as const
  return (
    <Card className="centre-assets">
      <View className="centre-counts">
        {[counts.slice(0, 3), counts.slice(3)].map((row, index) => (
          <View key={index} className="centre-counts__row">
            {row.map(({ key, open, value }) => (
              <Pressable key={key} className="centre-counts__way" role="link" onTap={() => void open()}>
                <Text className="centre-counts__figure">{value || (has ? '0' : '–')}</Text>{' '}
                <Text>{centreWords(key)}</Text>
              </Pressable>
            ))}
          </View>
        ))}
      </View>
      <Cell icon="gift" label={centreWords('riddle')} onTap={() => void go('passwordRedEnvelop', {})} />
    </Card>
  )
})
