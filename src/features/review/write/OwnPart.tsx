import { View } from '@tarojs/components'
import type { ReviewRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Button, EmptyState } from '@/ui'
import { ReviewCard } from '../card/ReviewCard'
import { AddForm } from './AddForm'
import { writeWords } from './messages'
import { OwnStatus } from './OwnStatus'

interface OwnPartProps {
  row: ReviewRow
  onAdded: () => void
}

/** A row that was reviewed: what became of it, what was written, and what can be added. */
export const OwnPart = observer(function OwnPart({ row, onAdded }: OwnPartProps) {
  const { review, spuCode, state, orderCode } = row
  const toList = () => void go('commentList', { spuCode })
  if (review === undefined) {
    return (
      <EmptyState
        drawing="order"
        title={writeWords('gone')}
        action={{ label: writeWords('seeAll'), onTap: toList, kind: 'outline' }}
      />
    )
  }
  return (
    <View>
      <OwnStatus review={review} />
      <View role="list">
        <ReviewCard review={review} />
      </View>
      {/* what is still being checked is no time ago */}
      {state === 'TO_ADD' && review.status === 'SHOWN' ? (
        <AddForm orderCode={orderCode} reviewId={review.reviewId} addBefore={row.addBefore} onSent={onAdded} />
      ) : null}
      <View className="review-own__more">
        <Button kind="text" onTap={toList}>
          {writeWords('seeAll')}
        </Button>
      </View>
    </View>
  )
})
