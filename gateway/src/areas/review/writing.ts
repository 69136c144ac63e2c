import type { DataOf, OwnReview, ReviewDraft } from '../../../../contract'
import {
  earnsReward,
  REVIEW_KEPT_SIDE,
  REVIEW_LARGEST_SIDE,
  REVIEW_LENGTH,
  REVIEW_REWARD,
  REVIEW_VIDEO,
  tidyReview
} from '../../../../domain/content/review'
import type { Core } from '../../core/area'
import { newId, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { readShopperPicture } from '../../core/files/shopperPictures'
import { bindFiles, dropFiles, keepFile } from '../../core/files/uploads'
import { readVideo } from '../../core/files/videos'
import type { Asker } from '../../core/identity/asker'
import { waiting } from '../../core/judging'
import { asWritten } from '../../core/words'
import { customerOrLogin } from '../customer'
import { countReviewed, lockOrder, orderMissing } from '../order'
import { reportWritten } from '../trial'
import { settleReward } from './reward'
import { authorOf, reviewMissing } from './service'
import * as store from './store'
import { unlist } from './storeListing'
import { canAdd, tagsFor, toOwn } from './view'

const asWords = (text: string): string => JSON.stringify(asWritten(text))

function demandFit(input: string): string {
  const tidy = tidyReview(input)
  if (!('problem' in tidy)) return tidy.text
  if (tidy.problem === 'TOO_LONG') {
    throw refusal(
      'review.too-long',
      `最多写 ${REVIEW_LENGTH} 个字，请删减一些`,
      `${REVIEW_LENGTH} characters at most; please shorten it`
    )
  }
  throw refusal(
    'review.unseen',
    '内容里有看不见的字符，请删掉再发',
    'There are characters nobody can see in it; please take them out'
  )
}

const filesOf = (reviewId: string) => ({ purpose: 'REVIEW', owner: reviewId }) as const

/** Takes uploads for a review, each for this one alone; their digests come back. */
async function takeFiles(
  db: Db,
  of: { userId: string; reviewId: string; anew: boolean },
  wish: { pictures: readonly string[]; video?: string | undefined }
): Promise<{ seconds: number | null; digests: string[] }> {
  const { pictures, video } = wish
  const bound = await bindFiles(
    db,
    { ...filesOf(of.reviewId), userId: of.userId, anew: of.anew },
    video === undefined ? pictures : [...pictures, video]
  )
  const still = bound.filter(({ path, seconds }) => seconds === null && pictures.includes(path))
  if (still.length < pictures.length)
    throw refusal('review.pictures', '有图片没有传好，请重新添加', 'A picture is missing; please add it again')
  const seconds = bound.find(({ path }) => path === video)?.seconds ?? null
  if (video !== undefined && seconds === null)
    throw refusal('review.video', '视频没有传好，请重新添加', 'The video is missing; please add it again')
  return { seconds, digests: bound.flatMap(({ digest }) => digest ?? []) }
}

/** Reviews several rows, each once. Runs in the transaction of the call: all of them or none. */
export async function writeReviews(
  db: Db,
  author: Asker,
  drafts: readonly ReviewDraft[]
): Promise<DataOf<'POST /o2cmt/v1/product-comment/b2c/create'>> {
  const customer = await customerOrLogin(db, author.userId)
  const paths = drafts.flatMap(({ pictures, videoPoster }) => [...pictures, ...(videoPoster ? [videoPoster] : [])])
  const videos = drafts.flatMap(({ video }) => video ?? [])
  if (new Set(paths).size < paths.length) throw invalid('图片重复', 'A picture is given twice')
  if (new Set(videos).size < videos.length) throw invalid('视频重复', 'A video is given twice')
  const reader = await authorOf(db, author, [])
  const shownBefore = new Set<string>()
  const list: OwnReview[] = []
  let points = 0
  // one after the other by their orders, so that two who write at once never wait for each other in a ring
  for (const draft of [...drafts].sort((a, b) => (a.orderCode < b.orderCode ? -1 : 1))) {
    const text = demandFit(draft.text)
    const row = await demandReceived(db, author.userId, draft)
    const tagCodes = tagsFor(reader.tags, row.category_codes).map(({ tag_code }) => tag_code)
    const before = await store.lockRefused(db, draft)
    const reviewId = before?.review_id ?? newId('rv')
    const { pictures, video, videoPoster = '' } = draft
    const files = await takeFiles(
      db,
      { userId: author.userId, reviewId, anew: before !== undefined },
      { pictures: videoPoster === '' ? pictures : [...pictures, videoPoster], video }
    )
    const review: store.NewReview = {
      review_id: reviewId,
      user_id: author.userId,
      order_code: draft.orderCode,
      sku_code: draft.skuCode,
      spu_code: row.spu_code,
      shop_name: JSON.stringify(row.shop_name),
      specs: JSON.stringify({
        zh: row.specs.zh.map(({ valueName }) => valueName),
        en: row.specs.en.map(({ valueName }) => valueName)
      }),
      author: JSON.stringify(customer.nick_name),
      anonymous: draft.anonymous,
      score: draft.score,
      delivery_score: draft.deliveryScore,
      install_score: row.large ? (draft.installScore ?? null) : null,
      tags: draft.tagCodes.filter((code) => tagCodes.includes(code)),
      text: asWords(text),
      pictures,
      video: video === undefined ? null : JSON.stringify({ url: video, poster: videoPoster, seconds: files.seconds }),
      region_code: `${row.district_code.slice(0, 2)}0000`,
      received_at: row.received_at,
      created_at: new Date(author.nowMs),
      ...waiting,
      trial: row.trial
    }
    if (before === undefined) {
      if (!(await store.insertReview(db, review))) {
        throw refusal('review.written', '这件商品已经评价过了', 'You have reviewed this item already')
      }
      await countReviewed(db, draft.orderCode)
    } else {
      await store.replaceReview(db, review)
      await dropFiles(db, filesOf(reviewId), [...paths, ...videos])
    }
    if (row.trial) await reportWritten(db, { ...draft, text, pictures: pictures.length }, new Date(author.nowMs))
    const storedReview = await store.lockReview(db, reviewId)
    if (storedReview !== undefined) list.push(toOwn(storedReview, reader))
    // the same picture earns once
    const digests = await store.knownDigests(db, { userId: author.userId, but: reviewId }, files.digests)
    const fresh = files.digests.some((digest) => !digests.has(digest) && !shownBefore.has(digest))
    // who promised it earns nothing by it
    if (fresh && !row.trial && earnsReward(text, store.shownFiles(draft))) points += REVIEW_REWARD.points
    files.digests.forEach((digest) => shownBefore.add(digest))
  }
  return { list, points }
}

/** The row, when it is the shopper's and was received; their order is held. */
async function demandReceived(
  db: Db,
  userId: string,
  { orderCode, skuCode }: { orderCode: string; skuCode: string }
): Promise<store.ReceivedRow> {
  if (!(await lockOrder(db, orderCode, userId))) throw orderMissing()
  const { rows } = await store.receivedRows(db, { userId, orderCode, toWrite: false }, { page: 1, size: 200 })
  const row = rows.find(({ sku_code }) => sku_code === skuCode)
  if (row !== undefined) return row
  throw refusal('review.not-received', '确认收货后才能评价', 'You can review it once you have received it')
}

/** Adds to a review, once and in time. */
export async function addToReview(
  db: Db,
  author: Asker,
  wish: { reviewId: string; text: string; pictures: string[] }
): Promise<OwnReview> {
  const text = demandFit(wish.text)
  if (text === '' && wish.pictures.length === 0) {
    throw refusal('review.empty', '请写点什么，或加张图片', 'Please write something, or add a picture')
  }
  const review = await store.lockReview(db, wish.reviewId, author.userId)
  if (review === undefined) throw reviewMissing()
  if (review.additional_at !== null) {
    throw refusal('review.added', '已经追评过了', 'You have added to this review already')
  }
  if (!canAdd(review, author.nowMs)) {
    throw refusal('review.add-late', '已过追评时间', 'It is too late to add to this review')
  }
  if (wish.pictures.some((path) => review.pictures.includes(path)))
    throw invalid('图片重复', 'A picture is given twice')
  await takeFiles(db, { ...author, reviewId: wish.reviewId, anew: false }, wish)
  const next = await store.changeReview(db, wish.reviewId, {
    additional_text: asWords(text),
    additional_pictures: wish.pictures,
    additional_at: new Date(author.nowMs),
    additional_status: 'PENDING'
  })
  return toOwn(next, await authorOf(db, author, [wish.reviewId]))
}

/** Takes the shopper's own review away, with its pictures and what it earned. */
export async function deleteReview(db: Db, { userId, nowMs }: Asker, reviewId: string): Promise<void> {
  const review = await store.lockReview(db, reviewId, userId)
  if (review === undefined) throw reviewMissing()
  if (review.trial) throw refusal('review.report-stays', '试用报告不能删除', 'A trial report can’t be deleted')
  if (review.status === 'SHOWN') await unlist(db, review)
  await store.changeReview(db, reviewId, {
    status: 'DELETED',
    text: asWords(''),
    pictures: [],
    video: null,
    tags: [],
    additional_text: null,
    additional_pictures: [],
    additional_status: null,
    reply: null,
    rewarded: false
  })
  if (review.rewarded) await settleReward(db, review, false, new Date(nowMs))
  await dropFiles(db, filesOf(reviewId))
}

/** Keeps a picture for a review to come. */
export async function takePicture({ db, clock }: Core, userId: string, file: Buffer | undefined) {
  const bounds = { largestSide: REVIEW_LARGEST_SIDE, keptSide: REVIEW_KEPT_SIDE }
  const picture = await readShopperPicture(file, { area: 'review', userId, ...bounds })
  return { path: await keepFile(db, { userId, purpose: 'REVIEW', ...picture, now: clock.date() }) }
}

/** Keeps a video for a review to come. */
export async function takeVideo({ db, clock }: Core, userId: string, file: Buffer | undefined) {
  const video = readVideo(file, { area: 'review', seconds: REVIEW_VIDEO.seconds })
  // no transaction: searches go on between its pieces, and nobody knows the path before all are there
  const path = await keepFile(db, { userId, purpose: 'REVIEW', ...video, now: clock.date() })
  return { path, seconds: video.seconds }
}
