import { ScrollView, View } from '@tarojs/components'
import type { SideScrollProps } from './sideScrollTypes'
import './SideScroll.scss'

/** A row that scrolls sideways and ends with the same gutter as it begins with. */
export function SideScroll({ label, children }: SideScrollProps) {
  return (
    <ScrollView className="ui-side" scrollX enhanced showScrollbar={false} ariaLabel={label}>
      <View className="ui-side__row">{children}</View>
    </ScrollView>
  )
}
