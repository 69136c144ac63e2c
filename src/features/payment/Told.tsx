import { View } from '@tarojs/components'
import { Icon } from '@/ui'
import '@/ui/layout/layout.scss'

/** What went wrong, above the button it is about. */
export const Told = ({ words }: { words: string }) => (
  <View className="pay-told" role="alert">
    <Icon name="warning" size={16} />
    <View className="ui__grow">{words}</View>
  </View>
)
