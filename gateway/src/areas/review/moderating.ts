import { earnsReward, REVIEW_REWARD, tidyReview } from '../../../../domain/content/review'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import { closeFiles } from '../../core/files/uploads'
import { judgeOrLater, PICTURES_NOT_PASSED, type Verdict } from '../../core/moderation'
import type { MediaNews } from '../../core/platform'
import type { Words } from '../../core/words'
import { lockCustomer } from '../customer'
import { tellOfReview } from '../message'
import { settleReward } from './reward'
import { reviewMissing } from './service'
import * as store from './store'
import { list, unlist } from './storeListing'

/** Pieces judged in one go. */
const AT_ONCE = 20

type Decided = Exclude<Verdict['kind'], 'HOLD'>

/** Closes files of what is withheld to all but its author, and opens those of what is shown. */
async function openShown(db: Db, review: store.ReviewRecord): Promise<void> {
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
async function decideReview(
  db: Db,
  review: store.ReviewRecord,
  { kind, reason, at }: { kind: Decided; reason: Words | null; at: Date }
): Promise<void> {
  if (review.status === 'SHOWN') await unlist(db, review)
  const earned = kind === 'PASS' && (await earns(db, review))
  const changed = await store.changeReview(db, review.review_id, {
    status: kind === 'PASS' ? 'SHOWN' : 'REFUSED',
    refused_for: reason === null ? null : JSON.stringify(reason),
    rewarded: earned
  })
  await openShown(db, changed)
  if (kind === 'PASS') await list(db, changed)
  if (earned !== review.rewarded) await settleReward(db, review, earned, at)
  const points = earned && !review.rewarded ? REVIEW_REWARD.points : 0
  await tellAuthor(db, changed, { shown: kind === 'PASS', reason: reason ?? undefined, points }, at)
}

/** Tells its author what became of a review, or of what was `added` to it. */
function tellAuthor(
  db: Db,
  review: store.ReviewRecord,
  verdict: { shown: boolean; reason?: Words | undefined; points?: number },
  at: Date,
  added = false
): Promise<void> {
  const { user_id: userId, review_id: reviewId, order_code: orderCode, spu_code: spuCode } = review
  const written = (added ? review.additional_at : undefined) ?? review.created_at
  return tellOfReview(db, { userId, reviewId, orderCode, spuCode, written: written.getTime(), added }, verdict, at)
}

/** Shows or refuses what was added to it. */
async function decideAdditional(db: Db, review: store.ReviewRecord, kind: Decided, at: Date): Promise<void> {
  if (review.status === 'SHOWN') await unlist(db, review)
  const changed = await store.changeReview(db, review.review_id, {
    additional_status: kind === 'PASS' ? 'SHOWN' : 'REFUSED'
  })
  await openShown(db, changed)
  if (changed.status === 'SHOWN') await list(db, changed)
  await tellAuthor(db, changed, { shown: kind === 'PASS' }, at, true)
}

/** Of a video what can be judged as a picture. */
const posterOf = ({ video }: store.ReviewRecord): string[] =>
  video === null || video.poster === '' ? [] : [video.poster]

/** Decides a part of a review once the platform has looked at all of its pictures. The caller holds the review's row. */
async function settleMedia(db: Db, review: store.ReviewRecord, ofAddition: boolean, at: Date): Promise<void> {
  const isPending = ofAddition ? review.additional_status === 'PENDING' : review.status === 'PENDING'
  const verdicts = await store.mediaVerdicts(db, review.review_id, ofAddition)
  const isRisky = verdicts.includes('RISKY')
  // a person decides what it is not sure of
  if (!isPending || verdicts.length === 0 || (!isRisky && verdicts.some((verdict) => verdict !== 'PASS'))) return
  const kind = isRisky ? 'REFUSE' : 'PASS'
  if (ofAddition) return decideAdditional(db, review, kind, at)
  return decideReview(db, review, { kind, reason: isRisky ? PICTURES_NOT_PASSED : null, at })
}

/** The platform has looked at a picture: what waited for it is shown, refused, or left to a person. */
export function hearOfMedia({ db, clock }: Pick<Core, 'db' | 'clock'>, { traceId, verdict }: MediaNews): Promise<void> {
  return inTransaction(db, async (tx) => {
    const of = await store.noteMedia(tx, traceId, verdict, clock.date())
    const review = of && (await store.lockReview(tx, of.reviewId))
    if (of && review) await settleMedia(tx, review, of.ofAddition, clock.date())
  })
}

/** Has moderation judge what is new; what it can't judge now it is asked about again. */
export async function judgeNew(core: Core): Promise<void> {
  const { db, clock } = core
  for (const review of await store.unjudged(db, AT_ONCE)) {
    const { review_id: reviewId, user_id: userId } = review
    const first = review.status === 'PENDING' && review.judged_at === null
    const text = (first ? review.text.zh : review.additional_text?.zh) ?? ''
    const pictures = first ? [...review.pictures, ...posterOf(review)] : review.additional_pictures
    const verdict = await judgeOrLater(core, { userId, text, pictures })
    if (verdict === undefined) return
    await inTransaction(db, async (tx) => {
      const held = await store.lockReview(tx, reviewId)
      // refused and written anew meanwhile: the verdict is of other words
      if (held?.created_at.getTime() !== review.created_at.getTime()) return
      const judged = { [first ? 'judged_at' : 'additional_judged_at']: clock.date() }
      if ((first ? held.judged_at : held.additional_judged_at) !== null) return
      const marked = await store.changeReview(tx, reviewId, judged)
      if (verdict.kind === 'HOLD') {
        const { waits = [] } = verdict
        await store.awaitMedia(tx, { reviewId, ofAddition: !first, waits, at: clock.date() })
        await openShown(tx, marked)
        // it may have answered before this was written
        return settleMedia(tx, marked, !first, clock.date())
      }
      if (!first) return decideAdditional(tx, marked, verdict.kind, clock.date())
      const reason = verdict.kind === 'REFUSE' ? verdict.reason : null
      return decideReview(tx, marked, { kind: verdict.kind, reason, at: clock.date() })
    })
  }
}

const BY_HAND: Words = {
  zh: '内容不符合评价规范，没有展示',
  en: 'It does not follow the review rules, so it is not shown'
}

export const REVIEW_STEPS = ['show', 'refuse', 'hold', 'reply'] as const
export type ReviewStep = (typeof REVIEW_STEPS)[number]

/** What a person of the shop does to a review. `hold` is what a report does: it is off the lists until somebody decides. */
export function actOnReview(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  reviewId: string,
  step: ReviewStep,
  reply: string
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const review = await store.lockReview(tx, reviewId)
    if (review === undefined) throw reviewMissing()
    if (step === 'reply') {
      const tidy = tidyReview(reply)
      if ('problem' in tidy || tidy.text === '')
        throw invalid('回复内容不正确', 'The reply is empty, too long or unseen')
      const words = JSON.stringify({ zh: tidy.text, en: tidy.text })
      await store.changeReview(tx, reviewId, { reply: words, replied_at: clock.date() })
      return
    }
    if (step === 'hold') {
      if (review.status === 'SHOWN') await unlist(tx, review)
      return openShown(tx, await store.changeReview(tx, reviewId, { status: 'PENDING', judged_at: clock.date() }))
    }
    const kind = step === 'show' ? 'PASS' : 'REFUSE'
    if (review.status === 'SHOWN' && review.additional_status === 'PENDING') {
      return decideAdditional(tx, review, kind, clock.date())
    }
    await decideReview(tx, review, { kind, reason: kind === 'REFUSE' ? BY_HAND : null, at: clock.date() })
  })
}

/** What a person at the console sees of the queue. */
export async function reviewQueue(db: Db) {
  return (await store.queued(db, 30)).map((review) => ({
    reviewId: review.review_id,
    spuCode: review.spu_code,
    score: review.score,
    text: review.text,
    additional: review.additional_text,
    pictures: review.pictures.length + review.additional_pictures.length,
    video: review.video?.url,
    status: review.status,
    additionalStatus: review.additional_status,
    reply: review.reply,
    createdAt: review.created_at.getTime()
  }))
}
