import { ScrollView, View } from '@tarojs/components'
import type { RailScrollProps } from './railScrollTypes'
import '../picture/SideScroll.scss'

/** A row that opens at one of its items. */
export function RailScroll({ label, into, children }: RailScrollProps) {
  return (
    <ScrollView className="ui-side" scrollX enhanced showScrollbar={false} ariaLabel={label} scrollIntoView={into}>
      <View className="ui-side__row">{children}</View>
    </ScrollView>
  )
}
