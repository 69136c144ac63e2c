import { useDidShow } from '@tarojs/taro'
import TabBar from './index'
import { selectTab } from './selected'

/** Put into a tab screen as `tabBar`: H5 has no bar of the host's, so each tab page draws it. */
export function TabBarHost({ index }: { index: 0 | 1 | 2 | 3 }) {
  useDidShow(() => selectTab(index))
  return <TabBar />
}
