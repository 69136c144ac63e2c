import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { searchWords } from './messages'
import './WordLists.scss'

/** Grey in the shape of the words many search for. */
export const WordsSkeleton = observer(function WordsSkeleton() {
  return (
    <View className="words-wait" role="status" aria-busy aria-label={searchWords('hot')}>
      <View className="words-wait__title" />
      <View className="words-wait__grid">
        {Array.from({ length: 8 }, (_, index) => (
          <View key={index} className="words-wait__word" />
        ))}
      </View>
    </View>
  )
})
