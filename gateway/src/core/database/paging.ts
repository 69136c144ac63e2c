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

/** The rows of one page, its columns and order as `choose` adds them; where their number is known otherwise. */
export const rowsOf = <DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R>(
  list: SelectQueryBuilder<DB, TB, O>,
  { page, size }: Page,
  choose: Chosen<DB, TB, O, Joined, From, R>
): Promise<R[]> =>
  choose(list)
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** One page of a list, its columns and order as `choose` adds them, and how many rows the list has. */
export async function pageOf<DB, TB extends keyof DB, O, Joined, From extends keyof Joined, R>(
  list: SelectQueryBuilder<DB, TB, O>,
  page: Page,
  choose: Chosen<DB, TB, O, Joined, From, R>
): Promise<Paged<R>> {
  const total = await countRows(list)
  return { rows: await rowsOf(list, page, choose), total }
}

/** The same of a list in SQL: `list` is all from `from` on, without an order. */
export async function pageOfSql<R>(
  db: Db,
  { list, columns, order }: Readonly<Record<'list' | 'columns' | 'order', RawBuilder<unknown>>>,
  { page, size }: Page
): Promise<Paged<R>> {
  const counts = await sql<{ total: number }>`select count(*)::int as total ${list}`.execute(db)
  const { rows } = await sql<R>`select ${columns} ${list} order by ${order}
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, total: counts.rows[0]?.total ?? 0 }
}
