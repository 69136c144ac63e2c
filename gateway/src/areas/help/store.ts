import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { pageAtOnceOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { ProblemFact } from './schema'

export const solvedMarks = marksOf({ table: 'problem_solved', thing: 'problem_code' })
export const unsolvedMarks = marksOf({ table: 'problem_unsolved', thing: 'problem_code' })

export async function groups(db: Db): Promise<{ group_code: string; name: Words; problems: number }[]> {
  const { rows } = await sql<{ group_code: string; name: Words; problems: number }>`
    select g.group_code, g.name, count(p.problem_code)::int as problems
    from help_group g left join common_problem p on p.group_code = g.group_code
    group by g.group_code, g.name, g.position order by g.position`.execute(db)
  return rows
}

export interface ProblemRow {
  problem_code: string
  group_code: string
  title: Words
  facts: ProblemFact[]
  steps: Words[]
  note: Words
  screen: string | null
  updated_on: string
  own: boolean
}

export interface ProblemFilter {
  groupCode: string | undefined
  /** In small letters; each must be found. */
  words: string[]
  /** In place of words: letters that its readings have, behind these signs. */
  spelled?: { signs: string; pattern: string } | undefined
  ownOnly: boolean
  leads: string | undefined
  /** Categories of what the shopper received. */
  ownCategories: string[]
}

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** A page of what fits, and how many do: what leads, with words the shopper's own, what is marked most. */
export function findProblems(db: Db, filter: ProblemFilter, page: Page): Promise<Paged<ProblemRow>> {
  const { groupCode, words, spelled, ownOnly, leads, ownCategories } = filter
  const own = sql<boolean>`(p.category_codes && ${ownCategories}::text[])`
  const every = [
    ...(groupCode === undefined ? [] : [sql<SqlBool>`p.group_code = ${groupCode}`]),
    ...(ownOnly ? [own] : []),
    ...words.map((word) => sql<SqlBool>`p.found_by like ${`%${literal(word)}%`}`),
    ...(spelled === undefined
      ? []
      : [sql<SqlBool>`(p.found_by like ${`%${spelled.signs}%`} and p.readings ~ ${spelled.pattern})`])
  ]
  const matches = every.length === 0 ? sql`true` : sql.join(every, sql` and `)
  const where = leads === undefined ? matches : sql`(${matches}) or p.problem_code = ${leads}`
  return pageAtOnceOfSql(
    db,
    {
      list: sql`from common_problem p
        left join mark_count s on s.kind = 'problem_solved' and s.thing = p.problem_code
        left join mark_count u on u.kind = 'problem_unsolved' and u.thing = p.problem_code
        where ${where}`,
      columns: sql`p.problem_code, p.group_code, p.title, p.facts, p.steps, p.note, p.screen, p.updated_on, ${own} as own`,
      order: sql`p.problem_code = ${leads ?? ''} desc, (${words.length > 0} and ${own}) desc,
        coalesce(s.count, 0) + coalesce(u.count, 0) desc, p.position`
    },
    page
  )
}

/** Categories of what a shopper received, any level. */
export async function ownCategories(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct unnest(p.category_codes) as code
    from trade_order o
    join order_row w on w.order_code = o.order_code
    join product p on p.spu_code = w.spu_code
    where o.user_id = ${userId} and o.status = 'COMPLETED' limit 500`.execute(db)
  return rows.map(({ code }) => code)
}

/** Holds a problem until the transaction ends, so that two answers of one person come one after the other; false: there is none. */
export async function holdProblem(db: Db, problemCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('common_problem')
    .select('problem_code')
    .where('problem_code', '=', problemCode)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function addGroups(db: Db, all: readonly { groupCode: string; name: Words }[]): Promise<void> {
  const rows = all.map(({ groupCode, name }, position) => ({
    group_code: groupCode,
    name: JSON.stringify(name),
    position
  }))
  await db.insertInto('help_group').values(rows).execute()
}

/** Marks of made-up people, and their counts. */
export async function addMarks(
  db: Db,
  kind: 'problem_solved' | 'problem_unsolved',
  problemCode: string,
  people: { from: number; count: number },
  now: Date
): Promise<void> {
  if (people.count === 0) return
  await sql`insert into ${sql.table(kind)} (user_id, problem_code, marked_at)
    select 'reader-' || n, ${problemCode}, ${now}::timestamptz
    from generate_series(${people.from}::int, ${people.from + people.count - 1}::int) as n`.execute(db)
  await sql`insert into mark_count (kind, thing, count) values (${kind}, ${problemCode}, ${people.count})`.execute(db)
}

export interface AnswerRow {
  problem_code: string
  title: Words
  facts: ProblemFact[]
  steps: Words[]
  note: Words
  found_by: string
  /** The words of its title in both languages, in small letters. */
  title_words: string
}

const answerRow = sql`p.problem_code, p.title, p.facts, p.steps, p.note, p.found_by,
  lower(p.title ->> 'zh' || ' ' || (p.title ->> 'en')) as title_words`

/** Those that have most of these words, in their titles before the rest; of the product's own before others. */
export async function problemsFitting(
  db: Db,
  words: readonly string[],
  spuCode: string | undefined,
  size: number
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select problem_code, title, facts, steps, note, found_by, title_words from (
      select ${answerRow}, p.position,
        coalesce(p.category_codes && (select category_codes from product where spu_code = ${spuCode ?? null}), false) as own,
        (select count(*) from unnest(${[...words]}::text[]) as w where position(w in p.found_by) > 0) as hits,
        (select count(*) from unnest(${[...words]}::text[]) as w
          where position(w in lower(p.title ->> 'zh' || ' ' || (p.title ->> 'en'))) > 0) as title_hits
      from common_problem p) as found
    where hits > 0 order by title_hits * 3 + hits + own::int desc, position limit ${size}`.execute(db)
  return rows
}

export async function problemsBy(db: Db, codes: readonly string[]): Promise<AnswerRow[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<AnswerRow>`select ${answerRow} from common_problem p
    where p.problem_code = any(${[...codes]}::text[])`.execute(db)
  return rows
}

/** The most frequent questions; those of a product's own kind before those of every appliance. */
export async function problemsMost(
  db: Db,
  { spuCode, size, offset }: { spuCode?: string | undefined; size: number; offset: number }
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`select ${answerRow} from common_problem p
    left join mark_count s on s.kind = 'problem_solved' and s.thing = p.problem_code
    left join mark_count u on u.kind = 'problem_unsolved' and u.thing = p.problem_code
    order by coalesce(p.category_codes && (select category_codes from product where spu_code = ${spuCode ?? null}), false) desc,
      (cardinality(p.category_codes) = 0) desc,
      coalesce(s.count, 0) + coalesce(u.count, 0) desc, p.position
    limit ${size} offset ${offset}`.execute(db)
  return rows
}
