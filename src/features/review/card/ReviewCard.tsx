import { Text, View } from '@tarojs/components'
import type { Review } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { listed } from '@/lib/dots'
import { Icon, Tag } from '@/ui'
import { Avatar } from '@/ui/list/Avatar'
import { Stars } from '@/ui/list/Stars'
import { reviewWords } from '../messages'
import { piecesOf } from '../rules'
import { Helpful } from './Helpful'
import { RemoveReview } from './RemoveReview'
import { ReviewPictures } from './ReviewPictures'
import './ReviewCard.scss'

const Words = observer(function Words({ text, mark }: { text: string; mark: string | undefined }) {
  return (
    <View className="review-card__text">
      {piecesOf(text, mark).map((piece, index) => (
        <Text key={index} className={piece.marked ? 'review-card__mark' : undefined}>
          {piece.text}
        </Text>
      ))}
    </View>
  )
})

interface ReviewCardProps {
  review: Review
  /** Words that the chosen tag stands for. */
  mark?: string | undefined
  /** Above the fold: its pictures load at once. */
  eager?: boolean
}

/** One review: who, how many stars, what they say, what they added, and what the shop replied. */
export const ReviewCard = observer(function ReviewCard({ review, mark, eager }: ReviewCardProps) {
  const { additional, reply } = review
  const name = review.author || reviewWords('anonymous')
  return (
    <View className="review-card" role="listitem">
      <View className="review-card__head">
        <Avatar name={review.author} />
        <View className="review-card__who">
          <View className="review-card__line">
            <Text className="review-card__name">{name}</Text>
            <Tag kind={review.trial ? 'brand' : 'ok'}>{reviewWords(review.trial ? 'trial' : 'bought')}</Tag>
            {review.rewarded ? <Tag kind="warm">{reviewWords('rewarded')}</Tag> : null}
          </View>
          <View className="review-card__line">
            <Stars score={review.score} />
          </View>
        </View>
        <Text className="review-card__day">{shownDay(review.createdAt)}</Text>
      </View>
      <View className="review-card__specs">{listed(review.specs)}</View>
      {review.text === '' ? (
        <View className="review-card__text review-card__text--none">{reviewWords('noWords')}</View>
      ) : (
        <Words text={review.text} mark={mark} />
      )}
      <ReviewPictures pictures={review.pictures} video={review.video} words={review.text} eager={eager} />
      {additional ? (
        <View className="review-card__added">
          <View className="review-card__added-head">
            <Text className="review-card__added-days">
              {additional.days > 0 ? reviewWords('addedAfter', { days: additional.days }) : reviewWords('addedToday')}
            </Text>
            <Text className="review-card__day">{shownDay(additional.createdAt)}</Text>
          </View>
          <Words text={additional.text} mark={mark} />
          <ReviewPictures pictures={additional.pictures} words={additional.text} />
        </View>
      ) : null}
      {reply ? (
        <View className="review-card__reply">
          <View className="review-card__shop">
            <Icon name="store" size={16} color="ink" />
            <Text>{reply.shopName}</Text>
          </View>
          <View className="review-card__reply-text">{reply.text}</View>
        </View>
      ) : null}
      <View className="review-card__foot">
        <Text className="review-card__place">{review.regionName}</Text>
        {review.own ? <RemoveReview review={review} /> : <Helpful review={review} />}
      </View>
    </View>
  )
})
