import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { classes, Icon, Pressable } from '@/ui'
import { Stars } from '@/ui/list/Stars'
import { reviewWords } from '../messages'
import { tenths, type ReviewFilter } from '../rules'
import './ReviewScore.scss'

export type Quantity = DataOf<'GET /o2cmt/v1/pub/glz-product-comment/quantity'>

const bars = [
  ['goods', 'score'],
  ['delivery', 'deliveryScore'],
  ['install', 'installScore']
] as const

/** What stands in about two rows on a phone. */
const fewTags = 4

interface ReviewScoreProps {
  quantity: Quantity
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** The mean of all stars, what it is made of, and what buyers say; a tap on what they say narrows the list to it. */
export const ReviewScore = observer(function ReviewScore({ quantity, filter, onFilter }: ReviewScoreProps) {
  const { score, goodPercent, tags } = quantity
  const [all, setAll] = useState(false)
  if (score === undefined) return null
  const chosenAt = tags.findIndex(({ tagCode }) => tagCode === filter.tagCode)
  // about two rows of them; what is chosen stays in sight
  const isFolded = !all && tags.length > fewTags && chosenAt < fewTags
  return (
    <View className="review-score">
      <View className="review-score__head">
        <View className="review-score__mean">
          <View className="review-score__number" aria-label={reviewWords('mean', { score: tenths(score) })}>
            {tenths(score)}
          </View>
          <Stars score={score / 10} />
          {goodPercent === undefined ? null : (
            <View className="review-score__good">{reviewWords('good', { percent: goodPercent })}</View>
          )}
        </View>
        <View className="review-score__bars">
          <View className="review-score__grid">
            {bars.map(([words, key]) => {
              const value = quantity[key]
              return value === undefined ? null : (
                <View key={key} className="review-score__bar">
                  <Text className="review-score__what">{reviewWords(words)}</Text>
                  <View className="review-score__track" aria-hidden>
                    <View className="review-score__full" style={{ width: `${value * 2}%` }} />
                  </View>
                  <Text className="review-score__value">{tenths(value)}</Text>
                </View>
              )
            })}
          </View>
          <View className="review-score__note">{reviewWords('onlyBuyers')}</View>
        </View>
      </View>
      {tags.length === 0 ? null : (
        <View className="review-score__tags" role="group" aria-label={reviewWords('tags')}>
          {(isFolded ? tags.slice(0, fewTags) : tags).map(({ tagCode, text, critical, count }) => {
            const isChosen = filter.tagCode === tagCode
            return (
              <Pressable
                key={tagCode}
                className={classes(
                  'review-score__tag',
                  critical && 'review-score__tag--critical',
                  isChosen && 'review-score__tag--chosen'
                )}
                pressed={isChosen}
                onTap={() => onFilter({ ...filter, kind: 'ALL', tagCode: isChosen ? undefined : tagCode })}
              >
                <View className="review-score__pill">
                  <Text className="review-score__tag-words">{text}</Text>
                  <Text className="review-score__tag-count">{soldCount(count, currentLocale())}</Text>
                </View>
              </Pressable>
            )
          })}
          {isFolded ? (
            <Pressable className="review-score__tag" onTap={() => setAll(true)}>
              <View className="review-score__pill review-score__pill--more">
                <Text className="review-score__tag-words">{reviewWords('allTags', { count: tags.length })}</Text>
                <Icon name="down" size={12} />
              </View>
            </Pressable>
          ) : null}
        </View>
      )}
    </View>
  )
})
