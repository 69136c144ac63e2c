import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui'
import { downloadWords } from './messages'

interface StepsProps {
  words: readonly ('browser1' | 'browser2' | 'browser3' | 'mini1' | 'mini2')[]
  /** An arrow to the menu at the top right. */
  pointed?: boolean
}

/** How the download is reached from inside the chat app. */
export const Steps = observer(function Steps({ words, pointed = false }: StepsProps) {
  return (
    <View className="app-steps">
      <View className="app-steps__head">
        <Text className="app-steps__title">{downloadWords('browserTitle')}</Text>
        {pointed ? <Icon name="up" size={24} color="action" /> : null}
      </View>
      {words.map((step, index) => (
        <View key={step} className="app-steps__one">
          <Text className="app-steps__number">{index + 1}</Text>
          <Text>{downloadWords(step)}</Text>
        </View>
      ))}
    </View>
  )
})
