import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { verdictFields, judgeAll, shownBy, unjudgedRows, type Decision } from '../../core/judging'
import type { Piece, Verdict } from '../../core/moderation'
import type { Words } from '../../core/words'
import { tellOfAnswer } from '../message'
import { skuCodesOf, skuFacts } from '../product'
import * as store from './store'

/** Pieces judged in one go. */
const AT_ONCE = 20

/** Shows, refuses or holds back a question; the caller holds its row. */
export async function decideQuestion(
  db: Db,
  question: store.QuestionRecord,
  kind: Decision,
  { now, reason }: { now: Date; reason?: Words | null }
): Promise<void> {
  await store.changeQuestion(db, question.question_id, verdictFields(kind, now, reason))
  const by = shownBy(question.status, kind)
  if (by !== 0) await store.countShown(db, question.spu_code, by)
}

/** Shows, refuses or holds back an answer; the caller holds its question. */
export async function decideAnswer(
  db: Db,
  { answer, question }: { answer: store.AnswerRecord; question: store.QuestionRecord },
  kind: Decision,
  { now, reason }: { now: Date; reason?: Words | null }
): Promise<void> {
  await store.changeAnswer(db, answer.answer_id, verdictFields(kind, now, reason))
  const by = shownBy(answer.status, kind)
  if (by !== 0) await store.addToQuestion(db, question, { answers: by, helpful: by * answer.helpful, newAnswers: by })
  if (by === 1 && answer.user_id !== question.user_id) await tellAsker(db, question, answer, now)
}

/** Notifies the asker of an answer that is shown now. */
export async function tellAsker(
  db: Db,
  question: store.QuestionRecord,
  answer: Pick<store.AnswerRecord, 'answer_id' | 'text'>,
  now: Date
): Promise<void> {
  const [sku] = await skuFacts(db, (await skuCodesOf(db, question.spu_code)).slice(0, 1))
  const { user_id: userId, question_id: questionId, text } = question
  const about = { userId, questionId, answerId: answer.answer_id, question: text, text: answer.text }
  await tellOfAnswer(db, { ...about, ...(sku && { picture: sku.picture }) }, now)
}

const pieceOf = ({ user_id: userId, text }: store.QuestionRecord | store.AnswerRecord): Piece => ({
  userId,
  text: text.zh,
  pictures: []
})
const reasonOf = (verdict: Verdict): Words | null => (verdict.kind === 'REFUSE' ? verdict.reason : null)

/** Has moderation judge what is new; retries later what it can't judge now. */
export async function judgeNew(core: Core): Promise<void> {
  const isDone = await judgeAll(core, await unjudgedRows(core.db, 'question', AT_ONCE), {
    pieceOf: (row) => pieceOf(row),
    hold: async (tx, { question_id: id }) => {
      const question = await store.lockQuestion(tx, id)
      return question?.judged_at === null ? question : undefined
    },
    decide: (tx, question, verdict, now) =>
      decideQuestion(tx, question, verdict.kind, { now, reason: reasonOf(verdict) })
  })
  if (!isDone) return
  await judgeAll(core, await unjudgedRows(core.db, 'answer', AT_ONCE), {
    pieceOf: (row) => pieceOf(row),
    hold: async (tx, { answer_id: id }) => {
      const answer = await store.lockAnswer(tx, id)
      return answer?.answer.judged_at === null ? answer : undefined
    },
    decide: (tx, answer, verdict, now) => decideAnswer(tx, answer, verdict.kind, { now, reason: reasonOf(verdict) })
  })
}
