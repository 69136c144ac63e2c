import { ScrollView, View } from '@tarojs/components'
import { Children, cloneElement } from 'react'
import type { TabStripProps } from './tabStripTypes'

/** The row that tabs stand in; it scrolls to the tab before the chosen one, so that both are in sight. */
export function TabStrip({ chosen, className, label, children }: TabStripProps) {
  return (
    <ScrollView
      className={className}
      scrollX
      enhanced
      showScrollbar={false}
      scrollIntoView={`tab-${Math.max(0, chosen - 1)}`}
    >
      <View className="ui-tabs__row" role="tablist" aria-label={label}>
        {Children.map(children, (tab, index) => cloneElement(tab, { id: `tab-${index}` }))}
      </View>
    </ScrollView>
  )
}
