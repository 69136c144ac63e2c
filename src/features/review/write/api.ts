import type { BodyOf, DataOf, OwnReview, ReviewDraft } from '@contract'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { tellApp } from '@/platform/nativeApp'
import type { UploadPort } from '@/ui/form/useUploads'
import { call, upload } from './calls'

export type Written = DataOf<'POST /o2cmt/v1/product-comment/b2c/create'>

/** Sends reviews of one order, once, however often it is tried with the same words. */
export async function writeReviews(orderCode: string, reviews: ReviewDraft[]): Promise<Written> {
  const scope = `review.write ${orderCode} ${fingerprint(JSON.stringify(reviews))}`
  const result = await withIntent(scope, (idempotencyKey) =>
    call('POST /o2cmt/v1/product-comment/b2c/create', { body: { reviews }, idempotencyKey, quiet: true })
  )
  tellApp({ name: 'orderCommentChange', orderCode })
  return result
}

/** Adds to a review, once. */
export async function addToReview(
  orderCode: string,
  body: BodyOf<'POST /o2cmt/v1/glz-product-comment/b2c/create-additional'>
): Promise<OwnReview> {
  const scope = `review.add ${body.reviewId} ${fingerprint(JSON.stringify(body))}`
  const result = await withIntent(scope, (idempotencyKey) =>
    call('POST /o2cmt/v1/glz-product-comment/b2c/create-additional', { body, idempotencyKey, quiet: true })
  )
  tellApp({ name: 'orderCommentChange', orderCode })
  return result
}

type Progress = (percent: number) => void

/** A picture or a video of a review. */
export const sendFile: UploadPort = async (filePath, onProgress, kind) => {
  const file = { filePath, onProgress, quiet: true }
  const reply =
    kind === 'video'
      ? upload('POST /o2cmt/v1/product-comment/b2c/upload-video', file)
      : upload('POST /o2cmt/v1/product-comment/b2c/upload', file)
  return (await reply).path
}

export const sendAddedPicture = async (filePath: string, onProgress: Progress): Promise<string> =>
  (await upload('POST /o2cmt/v1/glz-product-comment/b2c/upload', { filePath, onProgress, quiet: true })).path
