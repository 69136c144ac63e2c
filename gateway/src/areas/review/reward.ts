import { REVIEW_REWARD } from '../../../../domain/review'
import type { Db } from '../../core/database'
import { addPoints } from '../customer'

/** Gives the points of a review, or takes them back; who has spent them owes nothing. */
export const settleReward = (db: Db, userId: string, earned: boolean): Promise<void> =>
  addPoints(db, userId, earned ? REVIEW_REWARD.points : -REVIEW_REWARD.points, 0)
