import { Text } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from './Pressable'
import { TabStrip } from './TabStrip'
import './Tabs.scss'

export interface TabItem<K extends string> {
  key: K
  label: string
  /** Said after the label; 0 is left out. */
  count?: number
}

export interface TabsProps<K extends string> {
  items: readonly TabItem<K>[]
  value: K
  onChange: (key: K) => void
  /** What the tabs choose, for a screen reader. */
  label?: string
  /** `title`: the chosen one large and black, as over a list of recommendations. */
  look?: 'line' | 'title'
  className?: string
}

/** Tabs over a list; they scroll sideways when they don't fit, the chosen one into sight. */
export function Tabs<K extends string>({ items, value, onChange, label, look = 'line', className }: TabsProps<K>) {
  return (
    <TabStrip
      className={classes('ui-tabs', `ui-tabs--${look}`, className)}
      label={label}
      state={`${value} ${items.map((item) => item.count).join()}`}
    >
      {items.map((item) => {
        const isChosen = item.key === value
        return (
          <Pressable
            key={item.key}
            role="tab"
            selected={isChosen}
            className={classes('ui-tabs__tab', isChosen && 'ui-tabs__tab--chosen')}
            onTap={() => {
              if (!isChosen) onChange(item.key)
            }}
          >
            <Text className="ui-tabs__words">{item.count ? `${item.label} ${item.count}` : item.label}</Text>
          </Pressable>
        )
      })}
    </TabStrip>
  )
}
