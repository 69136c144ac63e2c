import { sql } from 'kysely'
import { listedUnder, starsOf, type Counted } from '../../../../domain/content/review'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { rowsOf, type Page } from '../../core/database/paging'
import { shownFiles, type ReviewRecord } from './store'

const countedOf = (review: ReviewRecord): Counted => ({
  score: review.score,
  deliveryScore: review.delivery_score,
  installScore: review.install_score ?? undefined,
  tags: review.tags,
  pictures: shownFiles(review) + (review.additional_status === 'SHOWN' ? review.additional_pictures.length : 0),
  additional: review.additional_status === 'SHOWN'
})

/** Counts up or down. The counters go by their key, so that two who count never wait for each other in a ring. */
async function count(db: Db, review: ReviewRecord, by: 1 | -1): Promise<void> {
  const counted = countedOf(review)
  const marks = [...listedUnder(counted), ...starsOf(counted)].sort()
  for (const skuCode of ['', review.sku_code]) {
    await db
      .insertInto('review_count')
      .values(marks.map((mark) => ({ spu_code: review.spu_code, sku_code: skuCode, mark, count: by })))
      .onConflict((conflict) =>
        conflict
          .columns(['spu_code', 'sku_code', 'mark'])
          .doUpdateSet({ count: sql<number>`review_count.count + excluded.count` })
      )
      .execute()
  }
}

/** Puts a review into the lists. The caller holds its row, which says SHOWN. */
export async function list(db: Db, review: ReviewRecord): Promise<void> {
  const { spu_code, review_id, created_at, helpful } = review
  const rows = ['', review.sku_code].flatMap((sku_code) =>
    listedUnder(countedOf(review)).map((mark) => ({ spu_code, sku_code, mark, review_id, created_at, helpful }))
  )
  await db.insertInto('review_listing').values(rows).execute()
  await count(db, review, 1)
}

/** Takes it out of them; `review` as it was listed. */
export async function unlist(db: Db, review: ReviewRecord): Promise<void> {
  await db.deleteFrom('review_listing').where('review_id', '=', review.review_id).execute()
  await count(db, review, -1)
}

export interface ListFilter {
  spuCode: string
  skuCode?: string | undefined
  /** A kind, or `#tag`. */
  mark: string
}

/** One page of what is shown. */
export async function listed(
  db: Db,
  filter: ListFilter,
  sort: 'HELPFUL' | 'NEWEST',
  page: Page
): Promise<ReviewRecord[]> {
  const ids = db
    .selectFrom('review_listing')
    .select('review_id')
    .where('spu_code', '=', filter.spuCode)
    .where('sku_code', '=', filter.skuCode ?? '')
    .where('mark', '=', filter.mark)
  const found = await rowsOf(ids, page, (all) =>
    (sort === 'HELPFUL' ? all.orderBy('helpful', 'desc') : all).orderBy('created_at', 'desc').orderBy('review_id')
  )
  if (found.length === 0) return []
  const order = found.map(({ review_id }) => review_id)
  const rows = await db.selectFrom('review').selectAll().where('review_id', 'in', order).execute()
  return rows.sort((a, b) => order.indexOf(a.review_id) - order.indexOf(b.review_id))
}

/** The counts of a product or of one of its versions, by mark. */
export async function countsOf(db: Db, spuCode: string, skuCode = ''): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('review_count')
    .select(['mark', 'count'])
    .where('spu_code', '=', spuCode)
    .where('sku_code', '=', skuCode)
    .where('count', '>', 0)
    .execute()
  return new Map(rows.map(({ mark, count: total }) => [mark, total]))
}

/** How many of each version are shown. */
export async function countsOfSkus(db: Db, spuCode: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('review_count')
    .select(['sku_code', 'count'])
    .where('spu_code', '=', spuCode)
    .where('sku_code', '<>', '')
    .where('mark', '=', 'ALL')
    .where('count', '>', 0)
    .execute()
  return new Map(rows.map(({ sku_code, count: total }) => [sku_code, total]))
}

/** What shoppers found helpful; how many did is in the review's own row. */
export const helpfulMarks = marksOf({ table: 'review_helpful', thing: 'review_id', counted: false })

/** Counts one shopper more or less. */
export async function addHelpful(db: Db, reviewId: string, by: 1 | -1): Promise<number> {
  const { helpful } = await db
    .updateTable('review')
    .set((build) => ({ helpful: build('helpful', '+', by) }))
    .where('review_id', '=', reviewId)
    .returning('helpful')
    .executeTakeFirstOrThrow()
  await db.updateTable('review_listing').set({ helpful }).where('review_id', '=', reviewId).execute()
  return helpful
}
