import { Text, View } from '@tarojs/components'
import type { OwnReview } from '@contract'
import { observer } from 'mobx-react-lite'
import { classes, Icon } from '@/ui'
import { writeWords } from './messages'
import './Writing.scss'

function statusWords({ status, refusedFor, additionalStatus }: OwnReview): string {
  if (status === 'REFUSED') {
    return refusedFor === undefined ? writeWords('refused') : writeWords('refusedFor', { reason: refusedFor })
  }
  if (status === 'PENDING') return writeWords('pending')
  if (additionalStatus === 'PENDING') return writeWords('addPending')
  return additionalStatus === 'REFUSED' ? writeWords('addRefused') : writeWords('shown')
}

/** What became of one's own review; only its author sees it. */
export const OwnStatus = observer(function OwnStatus({ review }: { review: OwnReview }) {
  const { status, additionalStatus } = review
  const refused = status === 'REFUSED' || additionalStatus === 'REFUSED'
  const waits = status === 'PENDING' || additionalStatus === 'PENDING'
  return (
    <View
      className={classes('review-status', refused ? 'review-status--refused' : waits ? '' : 'review-status--shown')}
      role="status"
    >
      <Icon name={refused ? 'warning' : waits ? 'clock' : 'check'} size={18} />
      <View className="review-status__words">
        <Text>{statusWords(review)}</Text>
        {status === 'REFUSED' ? <View className="review-status__note">{writeWords('mendNote')}</View> : null}
      </View>
    </View>
  )
})
