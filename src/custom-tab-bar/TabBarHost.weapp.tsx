import { useDidShow } from '@tarojs/taro'
import { selectTab } from './selected'

/** The mini-program draws the bar itself; the page only says which tab is on show. */
export function TabBarHost({ index }: { index: 0 | 1 | 2 | 3 }) {
  useDidShow(() => selectTab(index))
  return null
}
