import type { DataOf, QueryOf } from '../../../../contract'
import { goodPercent, meanTenths, REVIEW_KINDS } from '../../../../domain/content/review'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { signer } from '../../core/files/signing'
import type { Asker, Visitor } from '../../core/identity/asker'
import type { Locale } from '../../core/words'
import { orderMissing } from '../order'
import { skuCodesOf, skuFacts, specsOf } from '../product'
import * as store from './store'
import * as listing from './storeListing'
import { toReview, toRow, toTag, type OwnReader, type Reader } from './view'

export const reviewMissing = () => notFound('review.missing', '评价不存在或已删除', 'This review is no longer there')

/** A reader of these reviews. */
export async function readerOf(db: Db, caller: Omit<Visitor, 'nowMs'>, reviewIds: readonly string[]): Promise<Reader> {
  const tags = await store.allTags(db)
  return { ...caller, tags, helpful: await listing.helpfulMarks.among(db, caller.userId, reviewIds) }
}

/** The author of these reviews. */
export async function authorOf(db: Db, author: Asker, reviewIds: readonly string[]): Promise<OwnReader> {
  return { ...(await readerOf(db, author, reviewIds)), sign: await signer(db, author.nowMs) }
}

type ListQuery = QueryOf<'GET /o2cmt/v1/pub/glz-product-comment/b2c'>

export async function pageOfReviews(
  db: Db,
  query: ListQuery,
  caller: Omit<Visitor, 'nowMs'>
): Promise<DataOf<'GET /o2cmt/v1/pub/glz-product-comment/b2c'>> {
  const { spuCode, skuCode, tagCode, kind = 'ALL', sort = 'HELPFUL', page = 1, size = 10 } = query
  const mark = tagCode === undefined ? kind : `#${tagCode}`
  const rows = await listing.listed(db, { spuCode, skuCode, mark }, sort, { page, size })
  const counts = await listing.countsOf(db, spuCode, skuCode)
  const reader = await readerOf(
    db,
    caller,
    rows.map(({ review_id }) => review_id)
  )
  return { list: rows.map((row) => toReview(row, reader)), total: counts.get(mark) ?? 0, page, size }
}

function meansOf(counts: ReadonlyMap<string, number>) {
  const mean = (key: string, of: 'GOODS' | 'DELIVERY' | 'INSTALL') => {
    const tenths = meanTenths(counts, of)
    return tenths === undefined ? {} : { [key]: tenths }
  }
  const percent = goodPercent(counts)
  return {
    ...mean('score', 'GOODS'),
    ...mean('deliveryScore', 'DELIVERY'),
    ...mean('installScore', 'INSTALL'),
    ...(percent === undefined ? {} : { goodPercent: percent })
  }
}

/** Praise first, each by how often it was said. */
function countedTags(tags: readonly store.TagRecord[], counts: ReadonlyMap<string, number>, locale: Locale) {
  const counted = tags.flatMap((tag) => {
    const count = counts.get(`#${tag.tag_code}`)
    return count === undefined ? [] : [{ ...toTag(tag, locale), count }]
  })
  return counted.sort((a, b) => Number(a.critical) - Number(b.critical) || b.count - a.count)
}

const BRIEF_REVIEWS = 2
const BRIEF_TAGS = 6

/** What the product's page says of its reviews. */
export async function brief(
  db: Db,
  spuCode: string,
  caller: Omit<Visitor, 'nowMs'>
): Promise<DataOf<'GET /o2cmt/v1/pub/product-comment/b2c'>> {
  const counts = await listing.countsOf(db, spuCode)
  const top = (mark: string) => listing.listed(db, { spuCode, mark }, 'HELPFUL', { page: 1, size: BRIEF_REVIEWS })
  const pictured = await top('PICTURE')
  const others = pictured.length < BRIEF_REVIEWS ? await top('ALL') : []
  const rows = [
    ...pictured,
    ...others.filter(({ review_id }) => !pictured.some((review) => review.review_id === review_id))
  ]
  const list = rows.slice(0, BRIEF_REVIEWS)
  const reader = await readerOf(
    db,
    caller,
    list.map(({ review_id }) => review_id)
  )
  return {
    total: counts.get('ALL') ?? 0,
    ...meansOf(counts),
    tags: countedTags(reader.tags, counts, caller.locale).slice(0, BRIEF_TAGS),
    list: list.map((row) => toReview(row, reader))
  }
}

export async function quantity(
  db: Db,
  query: QueryOf<'GET /o2cmt/v1/pub/glz-product-comment/quantity'>,
  locale: Locale
): Promise<DataOf<'GET /o2cmt/v1/pub/glz-product-comment/quantity'>> {
  const counts = await listing.countsOf(db, query.spuCode, query.skuCode)
  const [ALL = 0, PICTURE = 0, ADDITIONAL = 0, CRITICAL = 0] = REVIEW_KINDS.map((kind) => counts.get(kind))
  return {
    counts: { ALL, PICTURE, ADDITIONAL, CRITICAL },
    ...meansOf(counts),
    tags: countedTags(await store.allTags(db), counts, locale),
    skus: await reviewedSkus(db, query.spuCode, locale)
  }
}

async function reviewedSkus(db: Db, spuCode: string, locale: Locale) {
  const counts = await listing.countsOfSkus(db, spuCode)
  const codes = (await skuCodesOf(db, spuCode)).filter((code) => counts.has(code))
  const facts = new Map((await skuFacts(db, codes)).map((sku) => [sku.sku_code, sku]))
  return codes.flatMap((skuCode) => {
    const sku = facts.get(skuCode)
    if (sku === undefined) return []
    const specs = specsOf(sku.attributes, sku.spec_values, locale).map(({ valueName }) => valueName)
    return [{ skuCode, specs, count: counts.get(skuCode) ?? 0 }]
  })
}

/** A shopper says that it is helpful, or takes that back; asked twice it counts once. */
export function markHelpful(
  db: Db,
  userId: string,
  wish: { reviewId: string; helpful: boolean }
): Promise<DataOf<'POST /o2cmt/v1/glz-product-comment/b2c/helpful'>> {
  return inTransaction(db, async (tx) => {
    const review = await store.lockReview(tx, wish.reviewId)
    if (review?.status !== 'SHOWN') throw reviewMissing()
    const changed = await listing.helpfulMarks.put(tx, userId, wish.reviewId, wish.helpful)
    const helpfulCount = changed ? await listing.addHelpful(tx, wish.reviewId, wish.helpful ? 1 : -1) : review.helpful
    return { ...wish, helpfulCount }
  })
}

/** What the shopper received, and what they wrote of it. */
export async function receivedRows(
  db: Db,
  shopper: Asker,
  query: QueryOf<'GET /o2cmt/v1/product-comment/b2c/create'>
): Promise<DataOf<'GET /o2cmt/v1/product-comment/b2c/create'>> {
  const { page = 1, size = 10 } = query
  const filter = { userId: shopper.userId, orderCode: query.orderCode, toWrite: query.state === 'TO_WRITE' }
  const { rows, total } = await store.receivedRows(db, filter, { page, size })
  // nobody's order and one that was not received look the same
  if (filter.orderCode !== undefined && total === 0) {
    const any = await store.receivedRows(db, { ...filter, toWrite: false }, { page: 1, size: 1 })
    if (any.total === 0) throw orderMissing()
  }
  const reviews = await store.reviewsOfOrders(
    db,
    rows.map((row) => row.order_code)
  )
  const reader = await authorOf(
    db,
    shopper,
    [...reviews.values()].map(({ review_id }) => review_id)
  )
  const list = rows.map((row) => toRow(row, reviews.get(`${row.order_code}/${row.sku_code}`), reader, shopper.nowMs))
  return { list, total, page, size }
}
