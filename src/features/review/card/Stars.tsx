import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { reviewWords } from '../messages'
import './ReviewCard.scss'

/** Stars from 1 to 5. */
export const Stars = observer(function Stars({ score }: { score: number }) {
  return (
    <View className="review-stars" role="img" aria-label={reviewWords('stars', { score })}>
      <View className="review-stars__full" style={{ width: `${score * 20}%` }} />
    </View>
  )
})
