import type { OwnReview, Review, ReviewRow, ReviewTag } from '../../../../contract'
import { additionalBefore } from '../../../../domain/content/review'
import { daysAfter, maskedName } from '../../../../domain/written'
import type { Visitor } from '../../core/identity/asker'
import { regionName } from '../../core/places/regions'
import { say, type Locale } from '../../core/words'
import type { StoredStatus } from './schema'
import { isAdditionWithheld, isWithheld, type ReceivedRow, type ReviewRecord, type TagRecord } from './store'

/** Who reads it, and what they found helpful. */
export interface Reader extends Omit<Visitor, 'nowMs'> {
  tags: readonly TagRecord[]
  helpful: ReadonlySet<string>
}

/** Its author, who gets addresses of files that nobody else may read. */
export interface OwnReader extends Reader {
  sign(path: string): string
}

export const toTag = (tag: TagRecord, locale: Locale): ReviewTag => ({
  tagCode: tag.tag_code,
  text: say(locale, tag.text),
  critical: tag.critical
})

function additionalOf(review: ReviewRecord, locale: Locale): Pick<Review, 'additional'> {
  const { additional_text: text, additional_at: date } = review
  if (text === null || date === null) return {}
  return {
    additional: {
      text: say(locale, text),
      pictures: review.additional_pictures,
      createdAt: date.getTime(),
      days: daysAfter(review.received_at.getTime(), date.getTime())
    }
  }
}

/** A review with all that its author sees; strangers get what is shown of it. */
function whole(review: ReviewRecord, { userId, locale, tags, helpful }: Reader): Review {
  const { reply, replied_at: repliedAt } = review
  return {
    reviewId: review.review_id,
    spuCode: review.spu_code,
    skuCode: review.sku_code,
    specs: locale === 'en-US' ? review.specs.en : review.specs.zh,
    author: review.anonymous ? '' : maskedName(say(locale, review.author)),
    score: review.score,
    text: say(locale, review.text),
    tags: tags.filter((tag) => review.tags.includes(tag.tag_code)).map((tag) => toTag(tag, locale)),
    pictures: review.pictures,
    ...(review.video === null ? {} : { video: review.video }),
    regionName: review.region_code === '' ? '' : regionName(review.region_code, locale),
    rewarded: review.rewarded,
    createdAt: review.created_at.getTime(),
    ...additionalOf(review, locale),
    ...(reply === null || repliedAt === null
      ? {}
      : {
          reply: { shopName: say(locale, review.shop_name), text: say(locale, reply), createdAt: repliedAt.getTime() }
        }),
    ...(review.trial ? { trial: true as const } : {}),
    helpfulCount: review.helpful,
    helpful: helpful.has(review.review_id),
    own: review.user_id === userId,
    ...(review.user_id === userId ? { orderCode: review.order_code } : {})
  }
}

export function toReview(review: ReviewRecord, reader: Reader): Review {
  const { additional, ...rest } = whole(review, reader)
  return review.additional_status === 'SHOWN' && additional !== undefined ? { ...rest, additional } : rest
}

/** What is deleted is no review any more, so it is never seen here. */
const statusOf = (status: StoredStatus): OwnReview['status'] => (status === 'DELETED' ? 'REFUSED' : status)

/** The review with files that its author can read, where they are closed to others. */
function withSignatures(review: ReviewRecord, { sign }: OwnReader): ReviewRecord {
  const { video } = review
  const first = isWithheld(review)
  return {
    ...review,
    pictures: first ? review.pictures.map(sign) : review.pictures,
    video:
      first && video !== null
        ? { ...video, url: sign(video.url), poster: video.poster === '' ? '' : sign(video.poster) }
        : video,
    additional_pictures: isAdditionWithheld(review) ? review.additional_pictures.map(sign) : review.additional_pictures
  }
}

export function toOwn(own: ReviewRecord, reader: OwnReader): OwnReview {
  const review = withSignatures(own, reader)
  return {
    ...whole(review, reader),
    // its author knows who wrote it
    status: statusOf(review.status),
    ...(review.refused_for === null ? {} : { refusedFor: say(reader.locale, review.refused_for) }),
    ...(review.additional_status === null ? {} : { additionalStatus: statusOf(review.additional_status) }),
    deliveryScore: review.delivery_score,
    ...(review.install_score === null ? {} : { installScore: review.install_score })
  }
}

function stateOf(review: ReviewRecord | undefined, adds: boolean): ReviewRow['state'] {
  if (review === undefined) return 'TO_WRITE'
  if (review.status === 'REFUSED') return 'TO_MEND'
  return adds ? 'TO_ADD' : 'DONE'
}

/** Whether its author can still add something. */
export const canAdd = (review: ReviewRecord, nowMs: number): boolean =>
  (review.status === 'PENDING' || review.status === 'SHOWN') &&
  review.additional_at === null &&
  nowMs < additionalBefore(review.received_at.getTime())

/** Tags for a product: those of its categories, then those that fit everything. */
export const tagsFor = (tags: readonly TagRecord[], categoryCodes: readonly string[]): TagRecord[] => [
  ...tags.filter((tag) => tag.category_code !== null && categoryCodes.includes(tag.category_code)),
  ...tags.filter((tag) => tag.category_code === null)
]

export function toRow(row: ReceivedRow, review: ReviewRecord | undefined, reader: OwnReader, nowMs: number): ReviewRow {
  const { locale } = reader
  const adds = review !== undefined && canAdd(review, nowMs)
  return {
    orderCode: row.order_code,
    skuCode: row.sku_code,
    spuCode: row.spu_code,
    title: say(locale, row.title),
    picture: row.picture,
    specs: locale === 'en-US' ? row.specs.en : row.specs.zh,
    receivedAt: row.received_at.getTime(),
    installed: row.large,
    ...(row.trial ? { trial: true as const } : {}),
    tags: tagsFor(reader.tags, row.category_codes).map((tag) => toTag(tag, locale)),
    state: stateOf(review, adds),
    ...(adds ? { addBefore: additionalBefore(row.received_at.getTime()) } : {}),
    ...(review === undefined || review.status === 'DELETED' ? {} : { review: toOwn(review, reader) })
  }
}
