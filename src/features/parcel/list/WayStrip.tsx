import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
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
        <Row justify="center" className="way-strip__here">
          <Icon name="truck" size={14} color="white" />
        </Row>
        <View className="way-strip__ahead" />
        <View className="way-strip__end" />
      </View>
      <Row align="stretch" justify="between" size={2} tone="ink-3" loose above={1}>
        <Text>{from}</Text>
        <Text className="way-strip__to">{to}</Text>
      </Row>
    </View>
  )
}
