import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { badgeCount } from '@/lib/counts'
import { go } from '@/routes'
import { Pressable } from '@/ui'
import { centreWords } from './messages'
import type { Centre } from './useCentre'

/** 1,260: whole numbers read better in groups of three. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** Coupons, points and addresses, in figures. */
export const Counts = observer(function Counts({ centre }: { centre?: Centre }) {
  const counts = [
    { key: 'coupons', value: centre && badgeCount(centre.quantity.couponCount) },
    { key: 'points', value: centre && grouped(centre.quantity.pointAvailable) }
  ] as const
  return (
    <View className="centre-counts">
      {counts.map(({ key, value }) => (
        <View key={key} className="centre-counts__one">
          <View className="centre-counts__figure">{value || (centre ? '0' : '–')}</View>
          <View className="centre-counts__name">{centreWords(key)}</View>
        </View>
      ))}
      <Pressable className="centre-counts__one" role="link" onTap={() => void go('shippingAddress')}>
        <View className="centre-counts__figure">{centre ? String(centre.quantity.addressCount) : '–'}</View>
        <View className="centre-counts__name">{centreWords('addresses')}</View>
      </Pressable>
    </View>
  )
})
