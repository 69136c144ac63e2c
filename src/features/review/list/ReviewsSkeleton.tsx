import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { reviewWords } from '../messages'
import './ReviewList.scss'

const SkeletonBlock = ({ kind }: { kind: string }) => (
  <View className={`ui-skeleton__block reviews-skeleton__block reviews-skeleton__${kind}`} />
)

/** Cards of reviews to come. */
export const ReviewCardsSkeleton = observer(function ReviewCardsSkeleton() {
  return (
    <View role="status" aria-busy aria-label={reviewWords('loading')}>
      {[0, 1, 2].map((index) => (
        <View key={index} className="review-card">
          <Row below={3}>
            <SkeletonBlock kind="face" />
            <SkeletonBlock kind="name" />
          </Row>
          <SkeletonBlock kind="line" />
          <SkeletonBlock kind="line" />
          <SkeletonBlock kind="short" />
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
        <SkeletonBlock kind="mean" />
        <SkeletonBlock kind="tags" />
      </View>
      <View className="reviews-skeleton__gap" />
      <ReviewCardsSkeleton />
    </View>
  )
})
