import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'

/** Rows of one insert: enough to be quick, few enough to stay far below PostgreSQL's 65535 parameters. */
const BATCH = 200
/** Rows of one JSON. */
const JSON_BATCH = 4000

function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let index = 0; index < rows.length; index += size) yield rows.slice(index, index + size)
}

export async function addTags(db: Db, tags: readonly Insertable<Tables['review_tag']>[]): Promise<void> {
  for (const batch of batches(tags, BATCH)) await db.insertInto('review_tag').values(batch).execute()
}

export async function addReviews(db: Db, reviews: readonly Insertable<Tables['review']>[]): Promise<void> {
  for (const batch of batches(reviews, BATCH)) await db.insertInto('review').values(batch).execute()
}

/** As one JSON each: thousands of parameters would take longer than the rows. */
export async function addListings(db: Db, rows: readonly Tables['review_listing'][]): Promise<void> {
  for (const batch of batches(rows, JSON_BATCH)) {
    await sql`insert into review_listing
      select * from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as each(spu_code text, sku_code text,
        mark text, review_id text, created_at timestamptz, helpful int)`.execute(db)
  }
}

export async function addCounts(db: Db, rows: readonly Tables['review_count'][]): Promise<void> {
  for (const batch of batches(rows, JSON_BATCH)) {
    await sql`insert into review_count
      select * from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as each(spu_code text, sku_code text,
        mark text, count int)`.execute(db)
  }
}
