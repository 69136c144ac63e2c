import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount } from '@/lib/counts'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** 1,260: whole numbers read better in groups of three. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** Coupons and points, said in a line of text: they have no screens to lead to, so nothing here looks like a way on. */
export const Counts = observer(function Counts({ centre }: { centre?: Centre }) {
  const counts = [
    { key: 'coupons', value: centre && badgeCount(centre.quantity.couponCount) },
    { key: 'points', value: centre && grouped(centre.quantity.pointAvailable) }
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
