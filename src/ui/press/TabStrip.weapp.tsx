import { ScrollView, View } from '@tarojs/components'
import { Children, cloneElement, type ReactElement } from 'react'
import type { TabStripProps } from './tabStripTypes'

/** The row that tabs stand in; it scrolls to the tab before the chosen one, so that both are in sight. */
export function TabStrip({ className, label, children }: TabStripProps) {
  const chosen = children.findIndex(({ props }) => props.selected)
  return (
    <ScrollView
      className={className}
      scrollX
      enhanced
      showScrollbar={false}
      scrollIntoView={`tab-${Math.max(0, chosen - 1)}`}
    >
      <View className="ui-tabs__row" role="tablist" aria-label={label}>
        {Children.map(children, (tab: ReactElement, index) => cloneElement(tab, { id: `tab-${index}` }))}
      </View>
    </ScrollView>
  )
}
