import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { weightOf } from '../../../../domain/content/question'
import type { Db, Tables } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { queueOrder } from '../../core/judging'

export type QuestionRecord = Selectable<Tables['question']>
export type AnswerRecord = Selectable<Tables['answer']>

/** Keeps a question; false: the shopper has asked it already. */
export async function insertQuestion(db: Db, question: Insertable<Tables['question']>): Promise<boolean> {
  const added = await db
    .insertInto('question')
    .values(question)
    .onConflict((conflict) => conflict.doNothing())
    .returning('question_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Keeps an answer; false: the shopper has one already. */
export async function insertAnswer(db: Db, answer: Insertable<Tables['answer']>): Promise<boolean> {
  const added = await db
    .insertInto('answer')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['question_id', 'user_id']).doNothing())
    .returning('answer_id')
    .executeTakeFirst()
  return added !== undefined
}

export function questionOf(db: Db, questionId: string): Promise<QuestionRecord | undefined> {
  return db.selectFrom('question').selectAll().where('question_id', '=', questionId).executeTakeFirst()
}

/** One question, held until the transaction ends. A change of one of its answers holds it first. */
export function lockQuestion(db: Db, questionId: string): Promise<QuestionRecord | undefined> {
  return db.selectFrom('question').selectAll().where('question_id', '=', questionId).forUpdate().executeTakeFirst()
}

export function answerOf(db: Db, answerId: string): Promise<AnswerRecord | undefined> {
  return db.selectFrom('answer').selectAll().where('answer_id', '=', answerId).executeTakeFirst()
}

/** An answer with its question, both held; undefined when either has gone. */
export async function lockAnswer(
  db: Db,
  answerId: string
): Promise<{ answer: AnswerRecord; question: QuestionRecord } | undefined> {
  const seen = await answerOf(db, answerId)
  const question = seen && (await lockQuestion(db, seen.question_id))
  const answer = question && (await answerOf(db, answerId))
  return answer && { answer, question }
}

export function changeQuestion(
  db: Db,
  questionId: string,
  changes: Updateable<Tables['question']>
): Promise<QuestionRecord> {
  return db
    .updateTable('question')
    .set(changes)
    .where('question_id', '=', questionId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function changeAnswer(db: Db, answerId: string, changes: Updateable<Tables['answer']>): Promise<AnswerRecord> {
  return db
    .updateTable('answer')
    .set(changes)
    .where('answer_id', '=', answerId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Answers more or fewer and how helpful they are, on their question. The caller holds it. */
export async function addToQuestion(
  db: Db,
  question: QuestionRecord,
  more: { answers?: number; helpful?: number; newAnswers?: number }
): Promise<void> {
  const answers = question.answers + (more.answers ?? 0)
  const helpful = question.helpful + (more.helpful ?? 0)
  await changeQuestion(db, question.question_id, {
    answers,
    helpful,
    weight: weightOf(answers, helpful),
    // an answer that nobody read may go again
    new_answers: Math.min(answers, Math.max(0, question.new_answers + (more.newAnswers ?? 0)))
  })
}

/** Takes a question away, with its answers and who found them helpful. */
export async function deleteQuestion(db: Db, questionId: string): Promise<void> {
  await db.deleteFrom('question').where('question_id', '=', questionId).execute()
}

export async function deleteAnswer(db: Db, answerId: string): Promise<void> {
  await db.deleteFrom('answer').where('answer_id', '=', answerId).execute()
}

export async function countShown(db: Db, spuCode: string, by: 1 | -1): Promise<void> {
  await sql`insert into question_count (spu_code, count) values (${spuCode}, ${by})
    on conflict (spu_code) do update set count = question_count.count + excluded.count`.execute(db)
}

/** What shoppers found helpful; how many did is in the answer's own row. */
export const helpfulMarks = marksOf({ table: 'answer_helpful', thing: 'answer_id', counted: false })

/** What a person at the console sees: what waits, oldest first, then the newest. */
export interface QueuedPiece {
  kind: 'question' | 'answer'
  id: string
  spu_code: string
  text: { zh: string; en: string }
  status: string
  created_at: Date
}

export async function moderationQueue(db: Db, limit: number): Promise<QueuedPiece[]> {
  const newest = (table: 'question' | 'answer', id: string) => sql`(select ${sql.lit(table)} as kind,
      t.${sql.id(id)} as id, q.spu_code, t.text, t.status, t.created_at
    from ${sql.table(table)} t join question q on q.question_id = t.question_id
    order by ${queueOrder(undefined, 't')} limit ${limit})`
  const { rows } = await sql<QueuedPiece>`select * from (
      ${newest('question', 'question_id')} union all ${newest('answer', 'answer_id')}
    ) piece order by ${queueOrder()} limit ${limit}`.execute(db)
  return rows
}

/** Counts something that a shopper writes on a day; false: it would be more than `most`, and is not counted. */
export async function countWritten(
  db: Db,
  of: { userId: string; what: string; day: string },
  most: number
): Promise<boolean> {
  const { rows } = await sql`
    insert into question_quota as q (user_id, what, day, count) values (${of.userId}, ${of.what}, ${of.day}, 1)
    on conflict (user_id, what) do update
      set count = case when q.day = excluded.day then q.count + 1 else 1 end, day = excluded.day
      where q.day <> excluded.day or q.count < ${most}
    returning count`.execute(db)
  return rows.length > 0
}
