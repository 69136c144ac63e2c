import type { OwnReview } from '@contract'
import { observer } from 'mobx-react-lite'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
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
  const isRefused = status === 'REFUSED' || additionalStatus === 'REFUSED'
  const waits = status === 'PENDING' || additionalStatus === 'PENDING'
  return (
    <Notice
      large
      status
      className="review-status"
      tone={isRefused ? 'sale' : waits ? 'info' : 'ok'}
      icon={isRefused ? 'warning' : waits ? 'clock' : 'check'}
    >
      {statusWords(review)}
      {status === 'REFUSED' ? (
        <Text size={2} tone="ink-2">
          {writeWords('mendNote')}
        </Text>
      ) : null}
    </Notice>
  )
})
