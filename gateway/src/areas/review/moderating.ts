import { earnsReward, REVIEW_REWARD } from '../../../../domain/content/review'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { closeFiles } from '../../core/files/uploads'
import { judgeAll, shownBy, verdictFields, type Decision } from '../../core/judging'
import { PICTURES_NOT_PASSED } from '../../core/moderation'
import type { MediaNews } from '../../core/platform'
import type { Words } from '../../core/words'
import { lockCustomer } from '../customer'
import { tellOfReview } from '../message'
import { reportJudged } from '../trial'
import { settleReward } from './reward'
import * as store from './store'
import { list, unlist } from './storeListing'

/** Pieces judged in one go. */
const AT_ONCE = 20

type Decided = Exclude<Decision, 'HOLD'>

/** Closes files of what is withheld to all but its author, and opens those of what is shown. */
export async function openShown(db: Db, review: store.ReviewRecord): Promise<void> {
  const of = { purpose: 'REVIEW', owner: review.review_id } as const
  await closeFiles(db, of, store.firstFilesOf(review), store.isWithheld(review))
  await closeFiles(db, of, review.additional_pictures, store.isAdditionWithheld(review))
}

/** Earns its points: long enough, with a picture that no other review of its author was rewarded for. */
async function earns(db: Db, review: store.ReviewRecord): Promise<boolean> {
  if (review.trial) return false
  if (review.rewarded) return true
  if (!earnsReward(review.text.zh, store.shownFiles(review))) return false
  // two that are judged at once would each see the other unrewarded
  await lockCustomer(db, review.user_id)
  return store.hasNewFile(db, review)
}

/** Shows or refuses the review itself. The caller holds its row. */
export async function decideReview(
  db: Db,
  review: store.ReviewRecord,
  { kind, reason, now }: { kind: Decided; reason: Words | null; now: Date }
): Promise<void> {
  const by = shownBy(review.status, kind)
  if (by === -1) await unlist(db, review)
  const isEarned = kind === 'PASS' && (await earns(db, review))
  const next = await store.changeReview(db, review.review_id, {
    ...verdictFields(kind, now, reason),
    rewarded: isEarned
  })
  await openShown(db, next)
  if (by === 1) await list(db, next)
  if (next.trial) await reportJudged(db, next.order_code, kind === 'PASS', now)
  if (isEarned !== review.rewarded) await settleReward(db, review, isEarned, now)
  const points = isEarned && !review.rewarded ? REVIEW_REWARD.points : 0
  await tellAuthor(db, next, { shown: kind === 'PASS', reason: reason ?? undefined, points }, now)
}

/** Tells its author what became of a review, or of what was `added` to it. */
function tellAuthor(
  db: Db,
  review: store.ReviewRecord,
  verdict: { shown: boolean; reason?: Words | undefined; points?: number },
  now: Date,
  added = false
): Promise<void> {
  const { user_id: userId, review_id: reviewId, order_code: orderCode, spu_code: spuCode } = review
  const writtenAt = (added ? review.additional_at : undefined) ?? review.created_at
  return tellOfReview(db, { userId, reviewId, orderCode, spuCode, written: writtenAt.getTime(), added }, verdict, now)
}

/** Columns of what was added, once it was decided. */
const additionFields = (kind: Decision, now: Date) => {
  const { status, judged_at } = verdictFields(kind, now)
  return { additional_status: status, additional_judged_at: judged_at }
}

/** Shows or refuses what was added to it. */
export async function decideAdditional(db: Db, review: store.ReviewRecord, kind: Decided, now: Date): Promise<void> {
  if (review.status === 'SHOWN') await unlist(db, review)
  const next = await store.changeReview(db, review.review_id, additionFields(kind, now))
  await openShown(db, next)
  if (next.status === 'SHOWN') await list(db, next)
  await tellAuthor(db, next, { shown: kind === 'PASS' }, now, true)
}

/** The picture of a video, which can be judged. */
const posterOf = ({ video }: store.ReviewRecord): string[] =>
  video === null || video.poster === '' ? [] : [video.poster]

/** Decides a part of a review once the platform has looked at all of its pictures. The caller holds the review's row. */
async function settleMedia(db: Db, review: store.ReviewRecord, ofAddition: boolean, now: Date): Promise<void> {
  const isPending = ofAddition ? review.additional_status === 'PENDING' : review.status === 'PENDING'
  const verdicts = await store.mediaVerdicts(db, review.review_id, ofAddition)
  const isRisky = verdicts.includes('RISKY')
  // a person decides what it is not sure of
  if (!isPending || verdicts.length === 0 || (!isRisky && verdicts.some((verdict) => verdict !== 'PASS'))) return
  const kind = isRisky ? 'REFUSE' : 'PASS'
  if (ofAddition) return decideAdditional(db, review, kind, now)
  return decideReview(db, review, { kind, reason: isRisky ? PICTURES_NOT_PASSED : null, now })
}

/** The platform has looked at a picture: what waited for it is shown, refused, or left to a person. */
export function hearOfMedia({ db, clock }: Pick<Core, 'db' | 'clock'>, { traceId, verdict }: MediaNews): Promise<void> {
  return inTransaction(db, async (tx) => {
    const of = await store.noteMedia(tx, traceId, verdict, clock.date())
    const review = of && (await store.lockReview(tx, of.reviewId))
    if (of && review) await settleMedia(tx, review, of.ofAddition, clock.date())
  })
}

/** Whether moderation judges the review itself, and not what was added to it. */
const isFirst = (review: store.ReviewRecord): boolean => review.status === 'PENDING' && review.judged_at === null

/** Has moderation judge what is new; retries later what it can't judge now. */
export async function judgeNew(core: Core): Promise<void> {
  await judgeAll(core, await store.unjudgedReviews(core.db, AT_ONCE), {
    pieceOf: (review) => ({
      userId: review.user_id,
      text: (isFirst(review) ? review.text.zh : review.additional_text?.zh) ?? '',
      pictures: isFirst(review) ? [...review.pictures, ...posterOf(review)] : review.additional_pictures
    }),
    hold: async (tx, review) => {
      const current = await store.lockReview(tx, review.review_id)
      const isSame = current?.created_at.getTime() === review.created_at.getTime()
      const judgedAt = isFirst(review) ? current?.judged_at : current?.additional_judged_at
      return current && isSame && judgedAt === null ? { current, first: isFirst(review) } : undefined
    },
    decide: async (tx, { current, first }, verdict, now) => {
      const { review_id: reviewId } = current
      if (verdict.kind === 'HOLD') {
        const fields = first ? verdictFields('HOLD', now) : additionFields('HOLD', now)
        const next = await store.changeReview(tx, reviewId, fields)
        await store.awaitMedia(tx, { reviewId, ofAddition: !first, waits: verdict.waits ?? [], now })
        await openShown(tx, next)
        // it may have answered before this was written
        return settleMedia(tx, next, !first, now)
      }
      if (!first) return decideAdditional(tx, current, verdict.kind, now)
      const reason = verdict.kind === 'REFUSE' ? verdict.reason : null
      return decideReview(tx, current, { kind: verdict.kind, reason, now })
    }
  })
}
