import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { classes, Icon, Pressable } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
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

const barOf = (words: (typeof bars)[number][0], key: string, value: number | undefined) =>
  value === undefined ? null : (
    <View key={key} className="review-score__bar">
      <Text className="ui__size-2 ui__tone-ink-3 ui__after-2 ui__fixed review-score__what">{reviewWords(words)}</Text>
      <View className="review-score__track" aria-hidden>
        <View className="review-score__full" style={{ width: `${value * 2}%` }} />
      </View>
      <Text className="ui__size-3 ui__tone-ink ui__bold ui__before-2 ui__figures ui__fixed">{tenths(value)}</Text>
    </View>
  )

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
      <Row>
        <Stack align="center" className="review-score__mean">
          <View
            className="ui__tone-ink ui__heavy ui__figures review-score__number"
            aria-label={reviewWords('mean', { score: tenths(score) })}
          >
            {tenths(score)}
          </View>
          <Stars score={score / 10} />
          {goodPercent === undefined ? null : (
            <View className="ui__size-2 ui__tone-ink-3 ui__above-1 review-score__good">
              {reviewWords('good', { percent: goodPercent })}
            </View>
          )}
        </Stack>
        <View className="ui__grow review-score__bars">
          <View className="review-score__grid">{bars.map(([words, key]) => barOf(words, key, quantity[key]))}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__tight review-score__note">{reviewWords('onlyBuyers')}</View>
        </View>
      </Row>
      {tags.length === 0 ? null : (
        <Row align="stretch" wrap className="review-score__tags" role="group" label={reviewWords('tags')}>
          {(isFolded ? tags.slice(0, fewTags) : tags).map(({ tagCode, text, critical, count }) => {
            const isChosen = filter.tagCode === tagCode
            return (
              <Pressable
                key={tagCode}
                className={classes(
                  'ui__row ui__hit review-score__tag',
                  critical && 'review-score__tag--critical',
                  isChosen && 'review-score__tag--chosen'
                )}
                pressed={isChosen}
                onTap={() => onFilter({ ...filter, kind: 'ALL', tagCode: isChosen ? undefined : tagCode })}
              >
                <Row className="review-score__pill">
                  <Text className="review-score__tag-words">{text}</Text>
                  <Text className="ui__size-2 ui__before-1 ui__fixed">{soldCount(count, currentLocale())}</Text>
                </Row>
              </Pressable>
            )
          })}
          {isFolded ? (
            <Pressable className="ui__row ui__hit review-score__tag" onTap={() => setAll(true)}>
              <Row className="review-score__pill review-score__pill--more">
                <Text className="review-score__tag-words">{reviewWords('allTags', { count: tags.length })}</Text>
                <Icon name="down" size={12} />
              </Row>
            </Pressable>
          ) : null}
        </Row>
      )}
    </View>
  )
})
