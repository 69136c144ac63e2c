/** What the shop's staff do with questions and answers; each act says who did it. */
import { tidyAnswer } from '../../../../domain/content/question'
import type { Core } from '../../core/area'
import { newId, type Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid } from '../../core/errors'
import { asWritten, type Words } from '../../core/words'
import { skuCodesOf, skuFacts } from '../product'
import { decideAnswer, decideQuestion, tellAsker } from './moderating'
import { answerMissing, questionMissing } from './service'
import * as store from './store'

const BY_HAND: Words = {
  zh: '内容不符合问答规范，没有展示',
  en: 'It does not follow the rules for questions, so it is not shown'
}

export const QUESTION_STEPS = { show: 'PASS', refuse: 'REFUSE', hold: 'HOLD' } as const
export type QuestionStep = keyof typeof QUESTION_STEPS

/** Shows, refuses or holds back a question or an answer. `hold` is what a report does. */
export const actOnPiece = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { id, step }: { id: string; step: QuestionStep }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CONTENT', act: `question.${step}`, about: id }, async (tx, now) => {
    const kind = QUESTION_STEPS[step]
    const question = await store.lockQuestion(tx, id)
    if (question !== undefined) return decideQuestion(tx, question, kind, { now, reason: BY_HAND })
    const answer = await store.lockAnswer(tx, id)
    if (answer === undefined) throw answerMissing()
    return decideAnswer(tx, answer, kind, { now, reason: BY_HAND })
  })

/** The shop answers a question under its own name, once; its words need no judge. */
export const answerAsShop = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { questionId, typed }: { questionId: string; typed: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CONTENT', act: 'question.answer', about: questionId }, async (tx, now) => {
    const tidy = tidyAnswer(typed)
    if ('problem' in tidy) throw invalid('回答内容不正确', 'The answer is empty, too short, too long or unseen')
    const question = await store.lockQuestion(tx, questionId)
    if (question === undefined) throw questionMissing()
    const [sku] = await skuFacts(tx, (await skuCodesOf(tx, question.spu_code)).slice(0, 1))
    if (sku === undefined) throw questionMissing()
    const answerId = newId('an')
    const isNew = await store.insertAnswer(tx, {
      answer_id: answerId,
      question_id: questionId,
      user_id: `shop_${sku.shop_code}`,
      by_shop: true,
      author: JSON.stringify(sku.shop_name),
      text: JSON.stringify(asWritten(tidy.text)),
      received_at: null,
      created_at: now,
      status: 'SHOWN',
      judged_at: now
    })
    if (!isNew) throw invalid('店铺已经回答过', 'The shop has answered this already')
    await store.addToQuestion(tx, question, { answers: 1, newAnswers: 1 })
    await tellAsker(tx, question, { answer_id: answerId, text: asWritten(tidy.text) }, now)
  })

/** The queue: what waits for somebody of the staff, then the newest. */
export async function questionQueue(db: Db) {
  return (await store.moderationQueue(db, 30)).map(({ kind, id, spu_code, text, status, created_at }) => ({
    kind,
    id,
    spuCode: spu_code,
    text,
    status,
    createdAt: created_at.getTime()
  }))
}
