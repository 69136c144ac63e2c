import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui'
import { downloadWords } from './messages'
import '@/ui/layout/layout.scss'

interface StepsProps {
  words: readonly ('browser1' | 'browser2' | 'browser3' | 'mini1' | 'mini2')[]
  /** An arrow to the menu at the top right. */
  pointed?: boolean
}

/** How the download is reached from inside the chat app. */
export const Steps = observer(function Steps({ words, pointed = false }: StepsProps) {
  return (
    <View className="ui__size-3 ui__tone-ink ui__pad-4 app-steps">
      <View className="app-steps__head">
        <Text className="ui__size-4 ui__bold">{downloadWords('browserTitle')}</Text>
        {pointed ? <Icon name="up" size={24} color="action" /> : null}
      </View>
      {words.map((step, index) => (
        <View key={step} className="app-steps__one">
          <Text className="ui__size-2 ui__tone-white ui__after-2 ui__center ui__fixed app-steps__number">
            {index + 1}
          </Text>
          <Text>{downloadWords(step)}</Text>
        </View>
      ))}
    </View>
  )
})
