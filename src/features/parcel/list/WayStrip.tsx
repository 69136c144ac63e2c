import { Text, View } from '@tarojs/components'
import type { Parcel } from '@contract'
import { Icon } from '@/ui'
import './WayStrip.scss'

/** How far a parcel is that is under way, from where to where. */
export function WayStrip({ from, to, state }: Pick<Parcel, 'from' | 'to' | 'state'>) {
  if (from === undefined || (state !== 'MOVING' && state !== 'DELIVERING')) return null
  return (
    <View className="way-strip">
      <View className={`way-strip__line way-strip__line--${state.toLowerCase()}`} aria-hidden>
        <View className="way-strip__passed" />
        <View className="way-strip__here">
          <Icon name="truck" size={14} color="white" />
        </View>
        <View className="way-strip__ahead" />
        <View className="way-strip__end" />
      </View>
      <View className="way-strip__ends">
        <Text>{from}</Text>
        <Text className="way-strip__to">{to}</Text>
      </View>
    </View>
  )
}
