import { Text } from '@tarojs/components'
import type { Review } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { listed } from '@/lib/dots'
import { Chip, classes, EmptyState, Icon, Pressable, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { ReviewCard } from '../card/ReviewCard'
import { reviewWords } from '../messages'
import { everyReview, narrows, type ReviewFilter } from '../rules'
import type { Quantity } from './ReviewScore'
import { ReviewCardsSkeleton } from './ReviewsSkeleton'
import type { Reviews } from './useReviews'
import './ReviewList.scss'

/** px, with the space below it. */
const cardHeight = 260
const idOf = ({ reviewId }: Review) => reviewId
/** Pictures, an addition and a reply make a card taller. */
const kindOf = ({ pictures, additional, reply }: Review) =>
  `${pictures.length > 0} ${additional !== undefined} ${reply !== undefined}`

interface ReviewOrderProps {
  quantity: Quantity | undefined
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** The list's order, and the version that it is about. */
export const ReviewOrder = observer(function ReviewOrder({ quantity, filter, onFilter }: ReviewOrderProps) {
  const [choosing, setChoosing] = useState(false)
  const skus = quantity?.skus ?? []
  const version = skus.find(({ skuCode }) => skuCode === filter.skuCode)
  const choose = (skuCode: string | undefined) => {
    setChoosing(false)
    onFilter({ ...filter, skuCode })
  }
  return (
    <Row justify="between" className="review-order">
      <Row align="stretch" fixed className="review-order__sorts" role="group" label={reviewWords('sort')}>
        {(['HELPFUL', 'NEWEST'] as const).map((sort) => (
          <Pressable
            key={sort}
            className={classes('review-order__sort', filter.sort === sort && 'review-order__sort--chosen')}
            pressed={filter.sort === sort}
            onTap={() => onFilter({ ...filter, sort })}
          >
            <Text>{reviewWords(sort === 'HELPFUL' ? 'helpfulFirst' : 'newest')}</Text>
          </Pressable>
        ))}
      </Row>
      {skus.length < 2 ? null : (
        <Pressable
          className="ui__row ui__size-3 ui__tone-action ui__before-3 ui__hit ui__shrinks"
          onTap={() => setChoosing(true)}
        >
          <Text className="ui__after-1 ui__shrinks ui__lines-1">
            {version ? reviewWords('sku', { name: listed(version.specs) }) : reviewWords('allSkus')}
          </Text>
          <Icon name="down" size={14} color="brand" />
        </Pressable>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={reviewWords('chooseSku')}>
        <Row align="stretch" wrap className="review-order__choices">
          <Chip selected={filter.skuCode === undefined} onTap={() => choose(undefined)}>
            {reviewWords('allSkus')}
          </Chip>
          {skus.map(({ skuCode, specs, count }) => (
            <Chip key={skuCode} selected={filter.skuCode === skuCode} onTap={() => choose(skuCode)}>
              {`${listed(specs)} (${count})`}
            </Chip>
          ))}
        </Row>
      </Sheet>
    </Row>
  )
})

/** The reviews, those that fit the filter. */
export const ReviewList = observer(function ReviewList({
  reviews,
  mark
}: {
  reviews: Reviews
  mark?: string | undefined
}) {
  const { list, filter, setFilter, reload } = reviews
  return (
    <PagedList
      className="review-list"
      list={list}
      name={JSON.stringify(filter)}
      keyOf={idOf}
      kindOf={kindOf}
      about={cardHeight}
      skeleton={<ReviewCardsSkeleton />}
      onRetry={reload}
      empty={
        narrows(filter) ? (
          <EmptyState
            drawing="search"
            title={reviewWords('emptyFiltered')}
            action={{ label: reviewWords('seeAll'), onTap: () => setFilter(everyReview), kind: 'outline' }}
          />
        ) : (
          <EmptyState drawing="order" title={reviewWords('emptyTitle')} note={reviewWords('emptyNote')} />
        )
      }
    >
      {(review, index) => <ReviewCard review={review} mark={mark} eager={index < 2} />}
    </PagedList>
  )
})
