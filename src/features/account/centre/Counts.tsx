import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount, groupedCount } from '@/lib/counts'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** Coupons and points, said in a line of text: they have no screens to lead to, so nothing here looks like a way on. */
export const Counts = observer(function Counts({ centre }: { centre?: Centre }) {
  const counts = [
    { key: 'coupons', value: centre && badgeCount(centre.quantity.couponCount) },
    { key: 'points', value: centre && groupedCount(centre.quantity.pointAvailable) }
  ] as const
  return (
    <View className="centre-counts">
      {counts.map(({ key, value }) => (
        <View key={key}>
          {centreWords(key)} <Text className="centre-counts__figure">{value || (centre ? '0' : '–')}</Text>
        </View>
      ))}
    </View>
  )
})
