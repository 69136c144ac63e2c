import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import { queueOrder, unjudgedRows, waiting } from '../../core/judging'
import type { SpecValue } from '../../../../contract'
import type { Words } from '../../core/words'

export type ReviewRecord = Selectable<Tables['review']>
export type NewReview = Insertable<Tables['review']>

/** A received row, with what its review needs to know of order and product. */
export interface ReceivedRow {
  order_code: string
  sku_code: string
  spu_code: string
  title: Words
  picture: string
  specs: { zh: SpecValue[]; en: SpecValue[] }
  received_at: Date
  shop_name: Words
  district_code: string
  category_codes: string[]
  large: boolean
  /** It was given to be tried. */
  trial: boolean
}

const fromRows = sql`from order_row r
  join trade_order o on o.order_code = r.order_code
  left join product p on p.spu_code = r.spu_code`

interface RowFilter {
  userId: string
  orderCode?: string | undefined
  toWrite: boolean
}

const conditionOf = ({ userId, orderCode, toWrite }: RowFilter) => sql`where o.user_id = ${userId}
  and o.status = 'COMPLETED' and not o.hidden and r.gift_activity is null and r.returned < r.quantity
  and not exists (select from order_row e where e.order_code = r.order_code and e.sku_code = r.sku_code
    and e.position < r.position and e.gift_activity is null and e.returned < e.quantity)
  ${orderCode === undefined ? sql`` : sql`and o.order_code = ${orderCode}`}
  ${
    toWrite
      ? sql`and not exists (select from review v where v.order_code = r.order_code and v.sku_code = r.sku_code)`
      : sql``
  }`

/** One page of the shopper's received rows, newest receipt first, and how many there are. */
export const receivedRows = (db: Db, filter: RowFilter, page: Page): Promise<Paged<ReceivedRow>> =>
  pageOfSql(
    db,
    {
      list: sql`${fromRows} ${conditionOf(filter)}`,
      columns: sql`r.order_code, r.sku_code, r.spu_code, r.title, r.picture, r.specs, o.completed_at as received_at,
        o.shop_name, o.address ->> 'districtCode' as district_code, coalesce(p.category_codes, '{}') as category_codes,
        coalesce(p.freight_class = 'LARGE', false) as large, o.activity is not distinct from 'TRIAL' as trial`,
      order: sql`o.completed_at desc, r.order_code, r.position`
    },
    page
  )

/** Reviews of rows, by `order_code/sku_code`. */
export async function reviewsOfOrders(db: Db, orderCodes: readonly string[]): Promise<Map<string, ReviewRecord>> {
  if (orderCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('order_code', 'in', [...orderCodes])
    .execute()
  return new Map(rows.map((review) => [`${review.order_code}/${review.sku_code}`, review]))
}

/** Keeps a review; false: the row has one. */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const row = await db
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.columns(['order_code', 'sku_code']).doNothing())
    .returning('review_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The refused review of a row, locked until the transaction ends. */
export function lockRefused(db: Db, row: { orderCode: string; skuCode: string }): Promise<ReviewRecord | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('order_code', '=', row.orderCode)
    .where('sku_code', '=', row.skuCode)
    .where('status', '=', 'REFUSED')
    .forUpdate()
    .executeTakeFirst()
}

/** Writes a review anew: of what it was before nothing stays, also not who found it helpful. */
export async function replaceReview(db: Db, review: NewReview): Promise<void> {
  await db.deleteFrom('review_helpful').where('review_id', '=', review.review_id).execute()
  await changeReview(db, review.review_id, {
    ...review,
    ...waiting,
    rewarded: false,
    additional_text: null,
    additional_pictures: [],
    additional_at: null,
    additional_status: null,
    additional_judged_at: null,
    reply: null,
    replied_at: null,
    helpful: 0
  })
}

/** One review, locked until the transaction ends; with a user only theirs. */
export function lockReview(db: Db, reviewId: string, userId?: string): Promise<ReviewRecord | undefined> {
  let query = db.selectFrom('review').selectAll().where('review_id', '=', reviewId).where('status', '<>', 'DELETED')
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.forUpdate().executeTakeFirst()
}

export function changeReview(db: Db, reviewId: string, changes: Updateable<Tables['review']>): Promise<ReviewRecord> {
  return db
    .updateTable('review')
    .set(changes)
    .where('review_id', '=', reviewId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A review, and what was added to it. */
const KEPT = {
  pieces: [
    { status: 'status', judgedAt: 'judged_at' },
    { status: 'additional_status', judgedAt: 'additional_judged_at' }
  ],
  waits: 'PENDING',
  since: 'created_at'
} as const

/** What waits to be judged, oldest first. */
export const unjudgedReviews = (db: Db, limit: number): Promise<ReviewRecord[]> =>
  unjudgedRows(db, 'review', limit, KEPT)

/** What a person has to look at, oldest first, and then the newest. */
export async function moderationQueue(db: Db, limit: number): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`select * from review where status <> 'DELETED'
    order by ${queueOrder(KEPT)} limit ${limit}`.execute(db)
  return rows
}

/** Those of these files' digests that the shopper's other reviews have in a file too; a refused review counts for none. */
export async function knownDigests(
  db: Db,
  { userId, but }: { userId: string; but: string },
  digests: readonly string[]
): Promise<Set<string>> {
  if (digests.length === 0) return new Set()
  const rows = await db
    .selectFrom('stored_file as f')
    .innerJoin('review as r', 'r.review_id', 'f.owner')
    .select('f.digest')
    .where('f.user_id', '=', userId)
    .where('f.purpose', '=', 'REVIEW')
    .where('f.digest', 'in', [...digests])
    .where('r.review_id', '<>', but)
    .where('r.status', '<>', 'REFUSED')
    .execute()
  return new Set(rows.flatMap(({ digest }) => digest ?? []))
}

/** Whether a file of the review itself is one that no rewarded review of its author has. Without files of the shop's own it is not. */
export async function hasNewFile(db: Db, review: ReviewRecord): Promise<boolean> {
  const paths = [...review.pictures, ...(review.video === null ? [] : [review.video.url])]
  if (paths.length === 0) return false
  const { rows } = await sql<{ fresh: boolean }>`select exists (
    select from stored_file f where f.owner = ${review.review_id} and f.purpose = 'REVIEW' and f.path = any(${paths})
      and not exists (
        select from stored_file g join review r on r.review_id = g.owner
        where g.user_id = f.user_id and g.digest = f.digest and g.purpose = 'REVIEW' and g.owner <> f.owner and r.rewarded
      )) as fresh`.execute(db)
  return rows[0]?.fresh === true
}

/** What was uploaded for it. */
export const filesOf = (review: Pick<ReviewRecord, 'pictures' | 'additional_pictures' | 'video'>): string[] => [
  ...review.pictures,
  ...review.additional_pictures,
  ...(review.video === null ? [] : [review.video.url, review.video.poster])
]

/** What was uploaded for the review itself. */
export const firstFilesOf = (review: Pick<ReviewRecord, 'pictures' | 'video'>): string[] =>
  filesOf({ ...review, additional_pictures: [] })

/** Somebody or something judged it, and it is not shown: its files are closed to all but its author. */
export const isWithheld = ({ status, judged_at: judgedAt }: Pick<ReviewRecord, 'status' | 'judged_at'>): boolean =>
  status === 'REFUSED' || (status === 'PENDING' && judgedAt !== null)

/** The same of what was added. */
export const isAdditionWithheld = (review: ReviewRecord): boolean =>
  isWithheld(review) ||
  review.additional_status === 'REFUSED' ||
  (review.additional_status === 'PENDING' && review.additional_judged_at !== null)

/** Pictures and a video of the review itself. */
export const shownFiles = ({ pictures, video }: { pictures: readonly string[]; video?: unknown }): number =>
  pictures.length + (video ? 1 : 0)

export interface TagRecord {
  tag_code: string
  category_code: string | null
  text: Words
  critical: boolean
}

/** Every tag, in its order: there are some dozens. */
export function allTags(db: Db): Promise<TagRecord[]> {
  return db
    .selectFrom('review_tag')
    .select(['tag_code', 'category_code', 'text', 'critical'])
    .orderBy('position')
    .execute()
}

/** Notes which answers of the platform a part of a review waits for, in the place of those it waited for before. */
export async function awaitMedia(
  db: Db,
  { reviewId, ofAddition, waits, now }: { reviewId: string; ofAddition: boolean; waits: readonly string[]; now: Date }
): Promise<void> {
  await db.deleteFrom('review_media').where('review_id', '=', reviewId).where('of_addition', '=', ofAddition).execute()
  if (waits.length === 0) return
  await db
    .insertInto('review_media')
    .values(
      waits.map((traceId) => ({
        trace_id: traceId,
        review_id: reviewId,
        of_addition: ofAddition,
        verdict: null,
        at: now
      }))
    )
    .onConflict((conflict) => conflict.column('trace_id').doUpdateSet({ review_id: reviewId, of_addition: ofAddition }))
    .execute()
}

/** Keeps what the platform made of a picture, the first word of it; gives whose it is, where that is known. */
export async function noteMedia(
  db: Db,
  traceId: string,
  verdict: 'PASS' | 'REVIEW' | 'RISKY',
  now: Date
): Promise<{ reviewId: string; ofAddition: boolean } | undefined> {
  await db
    .insertInto('review_media')
    .values({ trace_id: traceId, review_id: null, of_addition: false, verdict, at: now })
    .onConflict((conflict) =>
      conflict.column('trace_id').doUpdateSet({ verdict }).where('review_media.verdict', 'is', null)
    )
    .execute()
  const row = await db
    .selectFrom('review_media')
    .select(['review_id', 'of_addition'])
    .where('trace_id', '=', traceId)
    .executeTakeFirst()
  return row?.review_id ? { reviewId: row.review_id, ofAddition: row.of_addition } : undefined
}

/** What the platform made of the pictures of a part of a review; null for what it still looks at. */
export async function mediaVerdicts(
  db: Db,
  reviewId: string,
  ofAddition: boolean
): Promise<('PASS' | 'REVIEW' | 'RISKY' | null)[]> {
  const rows = await db
    .selectFrom('review_media')
    .select('verdict')
    .where('review_id', '=', reviewId)
    .where('of_addition', '=', ofAddition)
    .execute()
  return rows.map(({ verdict }) => verdict)
}
