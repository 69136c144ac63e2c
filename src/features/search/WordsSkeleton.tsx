import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { searchWords } from './messages'
import './WordLists.scss'

/** Grey in the shape of the words many search for. */
export const WordsSkeleton = observer(function WordsSkeleton() {
  return (
    <View className="word-list word-list--hot" role="status" aria-busy aria-label={searchWords('hot')}>
      <View className="words-wait" />
      <View className="hot-words">
        {Array.from({ length: 10 }, (_, index) => (
          <View key={index} className="hot-word">
            <View className="words-wait" />
          </View>
        ))}
      </View>
    </View>
  )
})
