import { REVIEW_REWARD } from '../../../../domain/content/review'
import type { Db } from '../../core/database/database'
import { settleEarned } from '../points'

/** Gives the points of a review, or takes them back; an author who has spent them owes nothing. */
export const settleReward = (
  db: Db,
  review: { review_id: string; user_id: string },
  isEarned: boolean,
  now: Date
): Promise<void> =>
  settleEarned(db, {
    userId: review.user_id,
    source: 'REVIEW',
    reference: review.review_id,
    points: isEarned ? REVIEW_REWARD.points : 0,
    now
  })
