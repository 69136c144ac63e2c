/** What the shop's staff do with reviews; each act says who did it. */
import { tidyReview } from '../../../../domain/content/review'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid } from '../../core/errors'
import { verdictFields } from '../../core/judging'
import { asWritten, type Words } from '../../core/words'
import { decideAdditional, decideReview, openShown } from './moderating'
import { reviewMissing } from './service'
import * as store from './store'
import { unlist } from './storeListing'

const BY_HAND: Words = {
  zh: '内容不符合评价规范，没有展示',
  en: 'It does not follow the review rules, so it is not shown'
}

export const REVIEW_STEPS = ['show', 'refuse', 'hold', 'reply'] as const
export type ReviewStep = (typeof REVIEW_STEPS)[number]

/** Takes it off the lists until somebody decides: what a report does. The caller holds it. */
async function holdBack(tx: Db, review: store.ReviewRecord, now: Date): Promise<void> {
  if (review.status === 'SHOWN') await unlist(tx, review)
  await openShown(tx, await store.changeReview(tx, review.review_id, verdictFields('HOLD', now)))
}

async function replyTo(tx: Db, review: store.ReviewRecord, input: string, now: Date): Promise<void> {
  const tidy = tidyReview(input)
  if ('problem' in tidy || tidy.text === '') throw invalid('回复内容不正确', 'The reply is empty, too long or unseen')
  const reply = JSON.stringify(asWritten(tidy.text))
  await store.changeReview(tx, review.review_id, { reply, replied_at: now })
}

/** Shows, refuses or holds back a review, or replies to it. */
export const actOnReview = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { reviewId, step, reply = '' }: { reviewId: string; step: ReviewStep; reply?: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CONTENT', act: `review.${step}`, about: reviewId }, async (tx, now) => {
    const review = await store.lockReview(tx, reviewId)
    if (review === undefined) throw reviewMissing()
    if (step === 'reply') return replyTo(tx, review, reply, now)
    if (step === 'hold') return holdBack(tx, review, now)
    const kind = step === 'show' ? 'PASS' : 'REFUSE'
    if (review.status === 'SHOWN' && review.additional_status === 'PENDING')
      return decideAdditional(tx, review, kind, now)
    return decideReview(tx, review, { kind, reason: kind === 'REFUSE' ? BY_HAND : null, now })
  })

/** The queue: what waits for somebody of the staff, then the newest. */
export async function reviewQueue(db: Db) {
  return (await store.moderationQueue(db, 30)).map((review) => ({
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
