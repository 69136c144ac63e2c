import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { rowsOfSql, type Page } from '../../core/database/paging'

export type StepRecord = Selectable<Tables['footprint']>

/** Writes looks, one a product and day each; an older one changes nothing. Returns how many were written. */
export async function write(db: Db, records: readonly StepRecord[]): Promise<number> {
  if (records.length === 0) return 0
  const rows = await db
    .insertInto('footprint')
    .values(records.map(({ title, ...rest }) => ({ ...rest, title: JSON.stringify(title) })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'spu_code'])
        .doUpdateSet((build) => ({
          sku_code: build.ref('excluded.sku_code'),
          seen_at: build.ref('excluded.seen_at'),
          price_fen: build.ref('excluded.price_fen'),
          title: build.ref('excluded.title'),
          picture: build.ref('excluded.picture')
        }))
        .where('footprint.seen_at', '<', (build) => build.ref('excluded.seen_at'))
    )
    .returning('spu_code')
    .execute()
  return rows.length
}

/** The last look at a product before a moment. */
export function lastBefore(
  db: Db,
  userId: string,
  spuCode: string,
  before: Date
): Promise<Pick<StepRecord, 'seen_at' | 'price_fen'> | undefined> {
  return db
    .selectFrom('footprint')
    .select(['seen_at', 'price_fen'])
    .where('user_id', '=', userId)
    .where('spu_code', '=', spuCode)
    .where('seen_at', '<', before)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The time from which looks count, and the one day where only its looks do. */
export interface StepFilter {
  userId: string
  since: Date
  day?: string | undefined
}

/** One page of looks, the newest first, each with the number of days on which its product was looked at. */
export function stepsOf(
  db: Db,
  { userId, since, day }: StepFilter,
  page: Page
): Promise<(StepRecord & { days: number })[]> {
  const list = sql`from footprint f
    where f.user_id = ${userId} and f.seen_at >= ${since} and (${day ?? null}::text is null or f.day = ${day ?? ''})`
  const columns = sql`f.*, (select count(*) from footprint o
    where o.user_id = f.user_id and o.spu_code = f.spu_code and o.seen_at >= ${since}) as days`
  return rowsOfSql(db, { list, columns, order: sql`f.seen_at desc, f.spu_code` }, page)
}

/** The versions of products that were looked at last, each product once, the newest first. */
export async function lastSeen(db: Db, { userId, since }: StepFilter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ sku_code: string }>`
    select sku_code from (
      select distinct on (spu_code) spu_code, sku_code, seen_at from footprint
      where user_id = ${userId} and seen_at >= ${since}
      order by spu_code, seen_at desc) last
    order by seen_at desc, spu_code
    limit ${limit}`.execute(db)
  return rows.map((row) => row.sku_code)
}

/** How many looks there are on each day, the newest day first. */
export async function dayCounts(db: Db, { userId, since }: StepFilter): Promise<{ day: string; count: number }[]> {
  const rows = await db
    .selectFrom('footprint')
    .select((build) => ['day', build.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('seen_at', '>=', since)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}

/** How many products a shopper has looked at since a moment, each once. */
export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('footprint')
    .select((build) => build.fn.count<number>('spu_code').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('seen_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Look {
  day: string
  spuCode: string
}

/** Products of days, as rows of a query. */
const asRows = (looks: readonly Look[]) => sql`(select * from unnest(
  ${looks.map(({ day }) => day)}::text[], ${looks.map(({ spuCode }) => spuCode)}::text[]))`

/** Forgets products of days, whole days, and all or a day but for some. Returns how many looks went. */
export async function forget(
  db: Db,
  userId: string,
  what: {
    rows?: readonly Look[]
    days?: readonly string[]
    among?: { day?: string; without: readonly Look[] }
  }
): Promise<number> {
  const { rows = [], days = [], among } = what
  const { day = null, without = [] } = among ?? {}
  const result = await sql`delete from footprint where user_id = ${userId} and (
    day = any(${[...days]}::text[]) or (day, spu_code) in ${asRows(rows)}
    or ${among !== undefined}::boolean and (${day}::text is null or day = ${day}::text)
      and (day, spu_code) not in ${asRows(without)})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Looks that go in one statement. */
const AT_ONCE = 1000

/** Forgets what is older than a moment. */
export async function forgetOld(db: Db, before: Date): Promise<void> {
  await sql`delete from footprint where (user_id, day, spu_code) in (
    select user_id, day, spu_code from footprint where seen_at < ${before} order by seen_at limit ${AT_ONCE})`.execute(
    db
  )
}

export async function isPaused(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('footprint_pause').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

export async function setPaused(db: Db, userId: string, isPaused: boolean, now: Date): Promise<void> {
  if (isPaused) {
    await db
      .insertInto('footprint_pause')
      .values({ user_id: userId, paused_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
  } else await db.deleteFrom('footprint_pause').where('user_id', '=', userId).execute()
}
