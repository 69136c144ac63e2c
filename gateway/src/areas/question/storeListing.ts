import { sql, type ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { countRows, pageOf, partOf, rowsOf, type Page, type Paged, type Part } from '../../core/database/paging'
import type { QuestionTopic, TopicCount } from '../../../../domain/content/questionTopic'
import type { AnswerRecord, QuestionRecord } from './store'

const literal = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** What questions are narrowed by. */
export interface Narrowing {
  words: readonly string[]
  topic?: QuestionTopic | undefined
}

/** Every word of a search stands somewhere in the question, and it is of the topic. */
const matches = (build: ExpressionBuilder<Tables, 'question'>, { words, topic }: Narrowing) =>
  build.and([
    ...words.map((word) => build('search_words', 'like', `%${literal(word)}%`)),
    ...(topic === undefined ? [] : [sql<boolean>`${topic} = any(topics)`])
  ])

/** How many are shown of a product. */
export async function shownCount(db: Db, spuCode: string): Promise<number> {
  const row = await db.selectFrom('question_count').select('count').where('spu_code', '=', spuCode).executeTakeFirst()
  return row?.count ?? 0
}

interface OwnFilter extends Partial<Narrowing> {
  userId: string
  spuCode?: string | undefined
}

function ownQuestions(db: Db, { userId, spuCode, words = [], topic }: OwnFilter) {
  let query = db
    .selectFrom('question')
    .where('user_id', '=', userId)
    .where((build) => matches(build, { words, topic }))
  if (spuCode !== undefined) query = query.where('spu_code', '=', spuCode)
  return query
}

const freshFirst = (list: ReturnType<typeof ownQuestions>) =>
  list
    .selectAll()
    .orderBy((build) => build('new_answers', '>', 0), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('question_id')

/** Somebody's own questions: those with new answers first, then the newest. */
export const ownPage = (db: Db, filter: OwnFilter, page: Page): Promise<Paged<QuestionRecord>> =>
  pageOf(ownQuestions(db, filter), page, freshFirst)

/** The same where their number is known. */
export const ownRows = (db: Db, filter: OwnFilter, page: Page): Promise<QuestionRecord[]> =>
  rowsOf(ownQuestions(db, filter), page, freshFirst)

/** How many they are, how many of them strangers see too, and how many answers to them are new. */
export async function ownCounts(
  db: Db,
  filter: OwnFilter
): Promise<{ all: number; shown: number; newAnswers: number }> {
  const { all, shown, fresh } = await ownQuestions(db, filter)
    .select((build) => [
      build.fn.countAll<number>().as('all'),
      build.fn.countAll<number>().filterWhere('status', '=', 'SHOWN').as('shown'),
      build.fn.sum<number | null>('new_answers').as('fresh')
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), shown: Number(shown), newAnswers: Number(fresh ?? 0) }
}

export interface ListFilter extends Narrowing {
  spuCode: string
  /** A shopper whose own ones are left out. */
  but?: string | undefined
}

function visibleQuestions(db: Db, { spuCode, words, topic, but }: ListFilter) {
  let query = db
    .selectFrom('question')
    .where('spu_code', '=', spuCode)
    .where('status', '=', 'SHOWN')
    .where((build) => matches(build, { words, topic }))
  if (but !== undefined) query = query.where('user_id', '<>', but)
  return query
}

/** Questions about a product that everybody sees. */
export const listQuestions = (
  db: Db,
  filter: ListFilter,
  sort: 'HOT' | 'NEWEST',
  part: Part
): Promise<QuestionRecord[]> =>
  partOf(visibleQuestions(db, filter), part, (all) => {
    const list = all.selectAll()
    return (sort === 'HOT' ? list.orderBy('weight', 'desc') : list).orderBy('created_at', 'desc').orderBy('question_id')
  })

export const matchCount = (db: Db, filter: ListFilter): Promise<number> => countRows(visibleQuestions(db, filter))

/** How many of those that everybody sees are about what. */
export async function topicCounts(db: Db, spuCode: string): Promise<TopicCount[]> {
  const { rows } = await sql<TopicCount>`select topic, count(*)::int as count
    from question, unnest(topics) as topic where spu_code = ${spuCode} and status = 'SHOWN' group by topic`.execute(db)
  return rows
}

/** The most helpful answers of each question, two at most. */
export async function topAnswers(db: Db, questionIds: readonly string[]): Promise<AnswerRecord[]> {
  if (questionIds.length === 0) return []
  const { rows } = await sql<AnswerRecord>`select top.* from unnest(${[...questionIds]}::text[]) as asked (question_id)
    cross join lateral (
      select * from answer a where a.question_id = asked.question_id and a.status = 'SHOWN'
      order by a.helpful desc, a.created_at, a.answer_id limit 2
    ) top`.execute(db)
  return rows
}

/** The answers to a question that its reader sees: their own first, in any state. */
export function answersOf(db: Db, questionId: string, userId: string | undefined, page: Page): Promise<AnswerRecord[]> {
  const answers = db
    .selectFrom('answer')
    .where('question_id', '=', questionId)
    .where((build) => build.or([build('status', '=', 'SHOWN'), build('user_id', '=', userId ?? '')]))
  return rowsOf(answers, page, (list) =>
    list
      .selectAll()
      .orderBy((build) => build('user_id', '=', userId ?? ''), 'desc')
      .orderBy('helpful', 'desc')
      .orderBy('created_at')
      .orderBy('answer_id')
  )
}

/** To which of these questions somebody has an answer; its state comes with it. */
export async function answeredBy(
  db: Db,
  userId: string | undefined,
  questionIds: readonly string[]
): Promise<Map<string, string>> {
  if (userId === undefined || questionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('answer')
    .select(['question_id', 'status'])
    .where('user_id', '=', userId)
    .where('question_id', 'in', [...questionIds])
    .execute()
  return new Map(rows.map(({ question_id, status }) => [question_id, status]))
}
