import { listedUnder, starsOf } from '../../../../domain/content/review'
import { moment } from '../../../../domain/day'
import type { DemonstrationReview } from './demonstration'
import type { Core } from '../../core/area'
import type { Words } from '../../core/words'
import { skuFacts, specsOf, type SkuFacts } from '../product'
import { shownFiles } from './store'
import * as store from './storeSeed'

/** Writes the demonstration's tags and reviews. */
export async function seedReviews(core: Core): Promise<void> {
  const { reviewTags = [], reviews } = await core.catalogue()
  await store.addTags(
    core.db,
    reviewTags.map(({ tagCode, categoryCode, text, critical }, position) => ({
      tag_code: tagCode,
      category_code: categoryCode,
      text: words(text),
      critical,
      position
    }))
  )
  const all = reviews?.() ?? []
  const facts = await skuFacts(core.db, [...new Set(all.map(({ skuCode }) => skuCode))])
  const bySku = new Map(facts.map((sku) => [sku.sku_code, sku]))
  const rows = all.flatMap((review, index) => {
    const sku = bySku.get(review.skuCode)
    return sku === undefined ? [] : [{ review, row: reviewRow(review, index, sku, core.clock.now()) }]
  })
  await store.addReviews(
    core.db,
    rows.map(({ row }) => row)
  )
  await listAll(core, rows)
}

const words = (text: Words): string => JSON.stringify(text)

function reviewRow(review: DemonstrationReview, index: number, sku: SkuFacts, now: number) {
  const createdAt = moment(now).subtract(review.minutesAgo, 'minute')
  const receivedAt = createdAt.subtract(review.afterDays, 'day')
  const { additional, reply } = review
  const names = (locale: 'zh-CN' | 'en-US') =>
    specsOf(sku.attributes, sku.spec_values, locale).map(({ valueName }) => valueName)
  return {
    review_id: `rv_${index + 1}`,
    // nobody can log in as one of them
    user_id: `buyer_${index + 1}`,
    order_code: review.trialOrder ?? `told_${index + 1}`,
    trial: review.trialOrder !== undefined,
    sku_code: review.skuCode,
    spu_code: review.spuCode,
    shop_name: words(sku.shop_name),
    specs: JSON.stringify({ zh: names('zh-CN'), en: names('en-US') }),
    author: words(review.author),
    anonymous: review.anonymous,
    score: review.score,
    delivery_score: review.deliveryScore,
    install_score: review.installScore ?? null,
    tags: review.tags,
    text: words(review.text),
    pictures: review.pictures,
    video: review.video === undefined ? null : JSON.stringify(review.video),
    region_code: review.regionCode,
    received_at: receivedAt.toDate(),
    created_at: createdAt.toDate(),
    status: 'SHOWN' as const,
    judged_at: createdAt.toDate(),
    rewarded: shownFiles(review) > 0,
    additional_text: additional === undefined ? null : words(additional.text),
    additional_at: additional === undefined ? null : receivedAt.add(additional.afterDays, 'day').toDate(),
    additional_status: additional === undefined ? null : ('SHOWN' as const),
    additional_judged_at: additional === undefined ? null : createdAt.toDate(),
    reply: reply === undefined ? null : words(reply),
    replied_at: reply === undefined ? null : createdAt.add(1, 'day').toDate(),
    helpful: review.helpful
  }
}

/** Lists and counts them all at once, as each is when it is shown. */
async function listAll(
  core: Core,
  rows: readonly { review: DemonstrationReview; row: ReturnType<typeof reviewRow> }[]
): Promise<void> {
  const counts = new Map<string, number>()
  const listings = rows.flatMap(({ review, row: { spu_code, sku_code, review_id, created_at, helpful } }) => {
    const listing = {
      score: review.score,
      deliveryScore: review.deliveryScore,
      installScore: review.installScore,
      tags: review.tags,
      pictures: shownFiles(review),
      additional: review.additional !== undefined
    }
    const marks = listedUnder(listing)
    const both = ['', sku_code]
    for (const sku of both) {
      for (const mark of [...marks, ...starsOf(listing)]) {
        const key = JSON.stringify([spu_code, sku, mark])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    return both.flatMap((sku) =>
      marks.map((mark) => ({ spu_code, sku_code: sku, mark, review_id, created_at, helpful }))
    )
  })
  await store.addListings(core.db, listings)
  const counters = [...counts].map(([key, count]) => {
    const [spu_code, sku_code, mark] = JSON.parse(key) as [string, string, string]
    return { spu_code, sku_code, mark, count }
  })
  await store.addCounts(core.db, counters)
}
