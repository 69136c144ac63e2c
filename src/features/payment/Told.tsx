import { View } from '@tarojs/components'
import { Icon } from '@/ui'

/** What went wrong, above the button it is about. */
export const Told = ({ words }: { words: string }) => (
  <View className="pay-told" role="alert">
    <Icon name="warning" size={16} />
    <View className="pay-told__words">{words}</View>
  </View>
)
