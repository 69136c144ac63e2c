import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { reviewWords } from '../messages'
import './ReviewList.scss'

const Bone = ({ kind }: { kind: string }) => (
  <View className={`ui-skeleton__bone reviews-skeleton__bone reviews-skeleton__${kind}`} />
)

/** Cards of reviews to come. */
export const ReviewCardsSkeleton = observer(function ReviewCardsSkeleton() {
  return (
    <View role="status" aria-busy aria-label={reviewWords('loading')}>
      {[0, 1, 2].map((index) => (
        <View key={index} className="review-card">
          <View className="reviews-skeleton__head">
            <Bone kind="face" />
            <Bone kind="name" />
          </View>
          <Bone kind="line" />
          <Bone kind="line" />
          <Bone kind="short" />
        </View>
      ))}
    </View>
  )
})

/** The whole screen to come. */
export const ReviewsSkeleton = observer(function ReviewsSkeleton() {
  return (
    <View>
      <View className="review-score reviews-skeleton__score">
        <Bone kind="mean" />
        <Bone kind="tags" />
      </View>
      <View className="reviews-skeleton__gap" />
      <ReviewCardsSkeleton />
    </View>
  )
})
