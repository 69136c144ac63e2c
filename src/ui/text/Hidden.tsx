import { Text } from '@tarojs/components'
import './Hidden.scss'

/** Words for a screen reader alone. */
export function Hidden({ children }: { children: string }) {
  return <Text className="ui-hidden">{children}</Text>
}
