/**
 * A list that is read page by page: the rows of one page, and how many rows it has on all of them. What belongs to the list
 * (tables and conditions) is written once and asked twice; columns and order are the page's alone.
 */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from './database'

/** One page of a list: `page` counts from 1, `size` is the most rows on it. */
export interface Page {
  page: number
  size: number
}

/** A part of a list: `most` rows after the first `after`. */
export interface Part {
  most: number
  after: number
}

export interface Paged<R> {
  rows: R[]
  /** Rows on all pages. */
  total: number
}

/** The page that a caller asks for: the first with ten rows, unless they say otherwise. */
export const pageAsked = ({ page = 1, size = 10 }: Partial<Page>): Page => ({ page, size })

/** How many rows a list has. */
export async function countRows<DB, TB extends keyof DB, O>(list: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const { total } = await list
    .clearSelect()
    .select((build) => build.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Chosen<DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R> = (
  list: SelectQueryBuilder<DB, TB, O>
) => SelectQueryBuilder<Joined, From, R>

/** So many rows of a list after the first so many: where a page goes on from one list into another. */
export const partOf = <DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R>(
  list: SelectQueryBuilder<DB, TB, O>,
  { most, after }: Part,
  choose: Chosen<DB, TB, O, Joined, From, R>
): Promise<R[]> => choose(list).limit(most).offset(after).execute()

/** The rows of one page, its columns and order as `choose` adds them; where their number is known otherwise. */
export const rowsOf = <DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R>(
  list: SelectQueryBuilder<DB, TB, O>,
  { page, size }: Page,
  choose: Chosen<DB, TB, O, Joined, From, R>
): Promise<R[]> => partOf(list, { most: size, after: (page - 1) * size }, choose)

/** One page of a list, its columns and order as `choose` adds them, and how many rows the list has. */
export async function pageOf<DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R>(
  list: SelectQueryBuilder<DB, TB, O>,
  page: Page,
  choose: Chosen<DB, TB, O, Joined, From, R>
): Promise<Paged<R>> {
  const total = await countRows(list)
  return { rows: await rowsOf(list, page, choose), total }
}

/** A list in SQL: `list` is all from `from` on, without an order. */
type ListSql = Readonly<Record<'list' | 'columns' | 'order', RawBuilder<unknown>>>

/** The rows of one page of a list in SQL, where their number is known otherwise. */
export const rowsOfSql = async <R>(db: Db, { list, columns, order }: ListSql, { page, size }: Page): Promise<R[]> =>
  (await sql<R>`select ${columns} ${list} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db)).rows

/** One page of a list in SQL, and how many rows the list has. */
export async function pageOfSql<R>(db: Db, parts: ListSql, page: Page): Promise<Paged<R>> {
  const counts = await sql<{ total: number }>`select count(*)::int as total ${parts.list}`.execute(db)
  return { rows: await rowsOfSql<R>(db, parts, page), total: counts.rows[0]?.total ?? 0 }
}

/**
 * One page of the part of a list that `part` lets through, and columns of `counts` over the whole list. `list` ends with a
 * condition.
 */
export async function pageWithCountsOfSql<R, C>(
  db: Db,
  { list, part = sql`true`, counts, ...parts }: ListSql & { part?: RawBuilder<unknown>; counts: RawBuilder<unknown> },
  page: Page
): Promise<Paged<R> & { counts: C }> {
  const result = await sql<C & { total: number }>`
    select count(*) filter (where ${part})::int as total, ${counts} ${list}`.execute(db)
  const { total, ...others } = result.rows[0] as C & { total: number }
  const rows = await rowsOfSql<R>(db, { ...parts, list: sql`${list} and ${part}` }, page)
  return { rows, total, counts: others as C }
}

/** The same of a list that costs more to find than to count: one statement has both, up to the last page. */
export async function pageAtOnceOfSql<R>(db: Db, parts: ListSql, page: Page): Promise<Paged<R>> {
  const columns = sql`${parts.columns}, count(*) over ()::int as total`
  const rows = await rowsOfSql<R & { total: number }>(db, { ...parts, columns }, page)
  if (rows.length > 0 || page.page === 1) return { rows, total: rows[0]?.total ?? 0 }
  return pageOfSql(db, parts, page)
}
