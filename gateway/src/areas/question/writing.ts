import type { Answer, DataOf, Question } from '../../../../contract'
import {
  ANSWER_BOUNDS,
  barOf,
  MOST_WRITTEN,
  QUESTION_BOUNDS,
  tidyAnswer,
  tidyQuestion,
  type AnswerBar,
  type Bounds,
  type TextProblem
} from '../../../../domain/content/question'
import { topicsOf } from '../../../../domain/content/questionTopic'
import { shopDay } from '../../../../domain/day'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { waiting } from '../../core/judging'
import { asWritten } from '../../core/words'
import { customerOrLogin } from '../customer'
import { firstBuyOf } from '../order'
import { answerMissing, askedProduct, questionMissing } from './service'
import * as store from './store'
import { toAnswer, toQuestion, type Reader } from './view'

const writer = ({ userId, locale }: Asker): Reader => ({ userId, locale, helpful: new Set(), answered: new Map() })

function unfit(problem: TextProblem, { least, most }: Bounds): GatewayRefusal {
  const words: Record<TextProblem, [code: string, zh: string, en: string]> = {
    EMPTY: ['text.empty', '请先写点什么', 'Please write something first'],
    TOO_SHORT: ['text.too-short', `至少写 ${least} 个字`, `Please write at least ${least} characters`],
    TOO_LONG: ['text.too-long', `最多写 ${most} 个字，请删减一些`, `${most} characters at most; please shorten it`],
    UNSEEN: [
      'text.unseen',
      '内容里有看不见的字符，请删掉再发',
      'There are characters nobody can see in it; please take them out'
    ]
  }
  return refusal(...words[problem])
}

async function demandLeft(db: Db, { userId, nowMs }: Asker, what: string, most: number): Promise<void> {
  if (await store.countWritten(db, { userId, what, day: shopDay(nowMs) }, most)) return
  throw what === 'ANSWER'
    ? refusal(
        'answer.daily',
        `今天已经回答了 ${most} 次，请明天再来`,
        `${most} answers a day at most; please come back tomorrow`
      )
    : what === 'ASK'
      ? refusal(
          'question.daily',
          `今天已经问了 ${most} 次，请明天再问`,
          `${most} questions a day at most; please ask again tomorrow`
        )
      : refusal(
          'question.product-daily',
          `这件商品今天已经问了 ${most} 次，请明天再问`,
          `${most} questions a day about one product; please ask again tomorrow`
        )
}

/** Asks about a product. Runs in the transaction of the call. */
export async function ask(db: Db, author: Asker, wish: { spuCode: string; text: string }): Promise<Question> {
  const customer = await customerOrLogin(db, author.userId)
  const tidy = tidyQuestion(wish.text)
  if ('problem' in tidy) throw unfit(tidy.problem, QUESTION_BOUNDS)
  await askedProduct(db, wish.spuCode, author)
  await demandLeft(db, author, `ASK ${wish.spuCode}`, MOST_WRITTEN.questionsOfProduct)
  await demandLeft(db, author, 'ASK', MOST_WRITTEN.questions)
  const questionId = newId('qu')
  const added = await store.insertQuestion(db, {
    question_id: questionId,
    user_id: author.userId,
    spu_code: wish.spuCode,
    author: JSON.stringify(customer.nick_name),
    text: JSON.stringify(asWritten(tidy.text)),
    search_words: tidy.text.toLowerCase(),
    topics: topicsOf(tidy.text),
    created_at: new Date(author.nowMs),
    ...waiting
  })
  if (!added) throw refusal('question.asked', '你已经问过这个问题了', 'You have asked this already')
  const question = await store.lockQuestion(db, questionId)
  if (question === undefined) throw questionMissing()
  return toQuestion(question, [], writer(author))
}

const BARRED: Record<AnswerBar, [code: string, zh: string, en: string]> = {
  OWN_QUESTION: ['answer.own-question', '这是你自己的问题', 'This is your own question'],
  ANSWERED: ['answer.answered', '你已经回答过了', 'You have answered this already'],
  NOT_BOUGHT: ['answer.not-bought', '买过这件商品的人才能回答', 'Only buyers of this product can answer'],
  NOT_RECEIVED: ['answer.not-received', '确认收货后就能回答', 'You can answer once you have received it']
}

/** Answers a question, once, as a buyer. Runs in the transaction of the call. */
export async function answer(db: Db, author: Asker, wish: { questionId: string; text: string }): Promise<Answer> {
  const customer = await customerOrLogin(db, author.userId)
  const tidy = tidyAnswer(wish.text)
  if ('problem' in tidy) throw unfit(tidy.problem, ANSWER_BOUNDS)
  const question = await store.lockQuestion(db, wish.questionId)
  if (question?.status !== 'SHOWN') throw questionMissing()
  const bought = await firstBuyOf(db, author.userId, question.spu_code)
  const bar = barOf({ own: question.user_id === author.userId, answered: false }, bought)
  if (bar !== undefined) throw refusal(...BARRED[bar])
  await demandLeft(db, author, 'ANSWER', MOST_WRITTEN.answers)
  const answerId = newId('an')
  const added = await store.insertAnswer(db, {
    answer_id: answerId,
    question_id: wish.questionId,
    user_id: author.userId,
    by_shop: false,
    author: JSON.stringify(customer.nick_name),
    text: JSON.stringify(asWritten(tidy.text)),
    received_at: bought.receivedAt === undefined ? null : new Date(bought.receivedAt),
    created_at: new Date(author.nowMs),
    ...waiting
  })
  if (!added) throw refusal(...BARRED.ANSWERED)
  const given = await store.answerOf(db, answerId)
  if (given === undefined) throw answerMissing()
  return toAnswer(given, writer(author))
}

/** A shopper says that it is helpful, or takes that back; asked twice it counts once. */
export function markHelpful(
  db: Db,
  userId: string,
  wish: { answerId: string; helpful: boolean }
): Promise<DataOf<'POST /o2cmt/v1/consults/helpful'>> {
  return inTransaction(db, async (tx) => {
    const thread = await store.lockAnswer(tx, wish.answerId)
    if (thread?.answer.status !== 'SHOWN' || thread.question.status !== 'SHOWN') throw answerMissing()
    const { answer: found, question } = thread
    const changed = await store.helpfulMarks.put(tx, userId, wish.answerId, wish.helpful)
    const by = changed ? (wish.helpful ? 1 : -1) : 0
    if (by !== 0) {
      await store.changeAnswer(tx, wish.answerId, { helpful: found.helpful + by })
      await store.addToQuestion(tx, question, { helpful: by })
    }
    return { ...wish, helpfulCount: found.helpful + by }
  })
}

/** Nothing is new to the asker any more. */
export function markRead(db: Db, userId: string, questionId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const question = await store.lockQuestion(tx, questionId)
    if (question?.user_id !== userId) throw questionMissing()
    if (question.new_answers > 0) await store.changeQuestion(tx, questionId, { new_answers: 0 })
  })
}

/** Takes the shopper's own question away, with its answers. */
export async function deleteQuestion(db: Db, userId: string, questionId: string): Promise<void> {
  const question = await store.lockQuestion(db, questionId)
  if (question?.user_id !== userId) throw questionMissing()
  if (question.status === 'SHOWN') await store.countShown(db, question.spu_code, -1)
  await store.deleteQuestion(db, questionId)
}

/** Takes the shopper's own answer away. */
export async function deleteAnswer(db: Db, userId: string, answerId: string): Promise<void> {
  const thread = await store.lockAnswer(db, answerId)
  if (thread?.answer.user_id !== userId) throw answerMissing()
  const { answer: found, question } = thread
  if (found.status === 'SHOWN') {
    await store.addToQuestion(db, question, { answers: -1, helpful: -found.helpful, newAnswers: -1 })
  }
  await store.deleteAnswer(db, answerId)
}
