import type { Review } from '@contract'
import { REVIEW_REWARD } from '@domain/content/review'
import { observer } from 'mobx-react-lite'
import { confirm, toast } from '@/platform/feedback'
import { tellApp } from '@/platform/nativeApp'
import { Pressable } from '@/ui'
import { reviewWords } from '../messages'
import { useMutation } from './calls'

/** Deletes one's own review, after asking: what it earned goes too, and there is no second one. */
export const RemoveReview = observer(function RemoveReview({ review }: { review: Review }) {
  const { reviewId, rewarded, orderCode } = review
  const mutation = useMutation('POST /o2cmt/v1/product-comment/b2c/delete')

  const remove = async () => {
    const sure = await confirm({
      title: reviewWords('removeTitle'),
      content: rewarded ? reviewWords('removeRewarded', { points: REVIEW_REWARD.points }) : reviewWords('removeNote'),
      confirmText: reviewWords('remove'),
      cancelText: reviewWords('keep'),
      danger: true
    })
    if (!sure) return
    const result = await mutation.send({ body: { reviewId } })
    if (!result.ok) return
    toast(reviewWords('removed'))
    if (orderCode !== undefined) tellApp({ name: 'orderCommentChange', orderCode })
  }
  return (
    <Pressable className="review-remove" busy={mutation.sending} onTap={() => void remove()}>
      {reviewWords('remove')}
    </Pressable>
  )
})
