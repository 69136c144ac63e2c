import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './SideScroll.scss'

/** A row that scrolls sideways and ends with the same gutter as it begins with. */
export function SideScroll({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ScrollView className="cms-side" scrollX enhanced showScrollbar={false} ariaLabel={label}>
      <View className="cms-side__row">{children}</View>
    </ScrollView>
  )
}
