import { tidyAnswer } from '../../../../domain/content/question'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import { judgeOrLater, type Verdict } from '../../core/moderation'
import { asWritten, type Words } from '../../core/words'
import { tellOfAnswer } from '../message'
import { skuCodesOf, skuFacts } from '../product'
import { answerMissing, questionMissing } from './service'
import * as store from './store'

/** Pieces judged in one go. */
const AT_ONCE = 20

type Decided = Exclude<Verdict['kind'], 'HOLD'> | 'HOLD'

const statusOf = (kind: Decided) => (kind === 'PASS' ? 'SHOWN' : kind === 'REFUSE' ? 'REFUSED' : 'PENDING')
const reasonOf = (reason: Words | undefined): string | null => (reason === undefined ? null : JSON.stringify(reason))

/** Shows, refuses or holds back a question; the caller holds its row. */
async function decideQuestion(db: Db, question: store.QuestionRecord, kind: Decided, at: Date, reason?: Words) {
  const status = statusOf(kind)
  await store.changeQuestion(db, question.question_id, { status, judged_at: at, refused_for: reasonOf(reason) })
  const by = Number(status === 'SHOWN') - Number(question.status === 'SHOWN')
  if (by === 1 || by === -1) await store.countShown(db, question.spu_code, by)
}

/** Shows, refuses or holds back an answer; the caller holds its question. */
async function decideAnswer(
  db: Db,
  { answer, question }: { answer: store.AnswerRecord; question: store.QuestionRecord },
  kind: Decided,
  at: Date,
  reason?: Words
) {
  const status = statusOf(kind)
  await store.changeAnswer(db, answer.answer_id, { status, judged_at: at, refused_for: reasonOf(reason) })
  const by = Number(status === 'SHOWN') - Number(answer.status === 'SHOWN')
  if (by !== 0) await store.addToQuestion(db, question, { answers: by, helpful: by * answer.helpful, newAnswers: by })
  if (by === 1 && answer.user_id !== question.user_id) await tellAsker(db, question, answer, at)
}

/** Tells whoever asked of an answer that is shown now. */
async function tellAsker(
  db: Db,
  question: store.QuestionRecord,
  answer: Pick<store.AnswerRecord, 'answer_id' | 'text'>,
  at: Date
): Promise<void> {
  const [sku] = await skuFacts(db, (await skuCodesOf(db, question.spu_code)).slice(0, 1))
  const { user_id: userId, question_id: questionId, text } = question
  const told = { userId, questionId, answerId: answer.answer_id, question: text, text: answer.text }
  await tellOfAnswer(db, { ...told, ...(sku && { picture: sku.picture }) }, at)
}

/** Has moderation judge what is new; what it can't judge now it is asked about again. */
export async function judgeNew(core: Core): Promise<void> {
  const { db, clock } = core
  for (const { question_id: id, user_id: userId, text } of await store.unjudgedQuestions(db, AT_ONCE)) {
    const verdict = await judgeOrLater(core, { userId, text: text.zh, pictures: [] })
    if (verdict === undefined) return
    await inTransaction(db, async (tx) => {
      const held = await store.lockQuestion(tx, id)
      if (held === undefined || held.judged_at !== null) return
      await decideQuestion(tx, held, verdict.kind, clock.date(), verdict.kind === 'REFUSE' ? verdict.reason : undefined)
    })
  }
  for (const { answer_id: id, user_id: userId, text } of await store.unjudgedAnswers(db, AT_ONCE)) {
    const verdict = await judgeOrLater(core, { userId, text: text.zh, pictures: [] })
    if (verdict === undefined) return
    await inTransaction(db, async (tx) => {
      const held = await store.lockAnswer(tx, id)
      if (held === undefined || held.answer.judged_at !== null) return
      await decideAnswer(tx, held, verdict.kind, clock.date(), verdict.kind === 'REFUSE' ? verdict.reason : undefined)
    })
  }
}

const BY_HAND: Words = {
  zh: '内容不符合问答规范，没有展示',
  en: 'It does not follow the rules for questions, so it is not shown'
}

export const QUESTION_STEPS = { show: 'PASS', refuse: 'REFUSE', hold: 'HOLD' } as const
export type QuestionStep = keyof typeof QUESTION_STEPS

/** What a person of the shop does to a question or an answer. `hold` is what a report does. */
export function actOnPiece({ db, clock }: Pick<Core, 'db' | 'clock'>, id: string, step: QuestionStep): Promise<void> {
  return inTransaction(db, async (tx) => {
    const kind = QUESTION_STEPS[step]
    const reason = kind === 'REFUSE' ? BY_HAND : undefined
    const question = await store.lockQuestion(tx, id)
    if (question !== undefined) return decideQuestion(tx, question, kind, clock.date(), reason)
    const held = await store.lockAnswer(tx, id)
    if (held === undefined) throw answerMissing()
    return decideAnswer(tx, held, kind, clock.date(), reason)
  })
}

/** The shop answers a question under its own name, once; its words need no judge. */
export function answerAsShop({ db, clock }: Pick<Core, 'db' | 'clock'>, questionId: string, typed: string) {
  return inTransaction(db, async (tx) => {
    const tidy = tidyAnswer(typed)
    if ('problem' in tidy) throw invalid('回答内容不正确', 'The answer is empty, too short, too long or unseen')
    const question = await store.lockQuestion(tx, questionId)
    if (question === undefined) throw questionMissing()
    const [sku] = await skuFacts(tx, (await skuCodesOf(tx, question.spu_code)).slice(0, 1))
    if (sku === undefined) throw questionMissing()
    const at = clock.date()
    const answerId = newId('an')
    const added = await store.insertAnswer(tx, {
      answer_id: answerId,
      question_id: questionId,
      user_id: `shop_${sku.shop_code}`,
      by_shop: true,
      author: JSON.stringify(sku.shop_name),
      text: JSON.stringify(asWritten(tidy.text)),
      received_at: null,
      created_at: at,
      status: 'SHOWN',
      judged_at: at
    })
    if (!added) throw invalid('店铺已经回答过', 'The shop has answered this already')
    await store.addToQuestion(tx, question, { answers: 1, newAnswers: 1 })
    await tellAsker(tx, question, { answer_id: answerId, text: asWritten(tidy.text) }, at)
  })
}

/** What a person at the console sees of the queue. */
export async function questionQueue(db: Db) {
  return (await store.queued(db, 30)).map(({ kind, id, spu_code, text, status, created_at }) => ({
    kind,
    id,
    spuCode: spu_code,
    text,
    status,
    createdAt: created_at.getTime()
  }))
}
