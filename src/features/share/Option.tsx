import { Text, View } from '@tarojs/components'
import { Icon, Pressable, type IconName } from '@/ui'

interface OptionProps {
  icon: IconName
  words: string
}

/** What one way of sharing looks like. */
export function OptionFace({ icon, words }: OptionProps) {
  return (
    <>
      <View className="share__disc">
        <Icon name={icon} size={24} color="action" />
      </View>
      <Text className="share__words">{words}</Text>
    </>
  )
}

/** One way of sharing. */
export function Option({ icon, words, onTap }: OptionProps & { onTap: () => void }) {
  return (
    <Pressable className="share__option" onTap={onTap}>
      <OptionFace icon={icon} words={words} />
    </Pressable>
  )
}
