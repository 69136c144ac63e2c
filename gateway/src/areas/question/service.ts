import type { AskedProduct, DataOf, Question, QueryOf } from '../../../../contract'
import { topicsToShow } from '../../../../domain/content/questionTopic'
import type { Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { Asker, Visitor } from '../../core/identity/asker'
import { productCards } from '../product'
import * as store from './store'
import * as listing from './storeListing'
import { toAnswer, toQuestion, type Reader } from './view'

export const questionMissing = () =>
  notFound('question.missing', '问题不存在或已删除', 'This question is no longer there')
export const answerMissing = () => notFound('answer.missing', '回答不存在或已删除', 'This answer is no longer there')

async function readerOf(
  db: Db,
  { userId, locale }: Visitor,
  questions: readonly store.QuestionRecord[],
  answers: readonly store.AnswerRecord[]
): Promise<Reader> {
  const ids = answers.map(({ answer_id }) => answer_id)
  const questionIds = questions.map(({ question_id }) => question_id)
  return {
    userId,
    locale,
    helpful: await store.helpfulMarks.among(db, userId, ids),
    answered: await listing.answeredBy(db, userId, questionIds)
  }
}

/** Questions as their reader sees them in a list. */
async function shownOf(db: Db, questions: readonly store.QuestionRecord[], caller: Visitor): Promise<Question[]> {
  const answers = await listing.topAnswers(
    db,
    questions.map(({ question_id }) => question_id)
  )
  const reader = await readerOf(db, caller, questions, answers)
  return questions.map((question) => toQuestion(question, answers, reader))
}

async function askedProducts(db: Db, spuCodes: readonly string[], caller: Visitor): Promise<Map<string, AskedProduct>> {
  const cards = await productCards(db, [...new Set(spuCodes)], caller)
  return new Map(cards.map(({ spuCode, title, picture, priceFen }) => [spuCode, { spuCode, title, picture, priceFen }]))
}

/** What a question is about. */
export async function askedProduct(db: Db, spuCode: string, caller: Visitor): Promise<AskedProduct> {
  const product = (await askedProducts(db, [spuCode], caller)).get(spuCode)
  if (product !== undefined) return product
  throw refusal('product.missing', '商品不存在或已下架', 'That product is no longer sold')
}

const wordsOf = (keyword = ''): string[] => keyword.toLowerCase().split(/\s+/).filter(Boolean)

/** Questions about a product; the reader's own stand before all others, over as many pages as they take. */
export async function pageOfQuestions(
  db: Db,
  query: QueryOf<'GET /o2cmt/v1/pub/consults'>,
  caller: Visitor
): Promise<DataOf<'GET /o2cmt/v1/pub/consults'>> {
  const { spuCode, keyword, topic, sort = 'HOT', page = 1, size = 10 } = query
  const words = wordsOf(keyword)
  const { userId } = caller
  const own = userId === undefined ? undefined : { userId, spuCode, words, topic }
  const counts = own === undefined ? { all: 0, shown: 0 } : await listing.ownCounts(db, own)
  const offset = (page - 1) * size
  const mine = own === undefined || offset >= counts.all ? [] : await listing.ownRows(db, own, { page, size })
  const filter = { spuCode, words, topic, but: userId }
  const rest = { most: size - mine.length, after: Math.max(0, offset - counts.all) }
  const others = await listing.listQuestions(db, filter, sort, rest)
  const all = words.length === 0 && topic === undefined
  const total = all ? (await listing.shownCount(db, spuCode)) - counts.shown : await listing.matchCount(db, filter)
  return { list: await shownOf(db, [...mine, ...others], caller), total: total + counts.all, page, size }
}

const BRIEF_QUESTIONS = 2

/** What the product's page says of its questions. */
export async function brief(
  db: Db,
  spuCode: string,
  caller: Visitor
): Promise<DataOf<'GET /o2cmt/v1/pub/consults/brief'>> {
  const { userId } = caller
  const product = await askedProduct(db, spuCode, caller)
  const rows = await listing.listQuestions(db, { spuCode, words: [] }, 'HOT', { most: BRIEF_QUESTIONS, after: 0 })
  const counts = userId === undefined ? { newAnswers: 0 } : await listing.ownCounts(db, { userId, spuCode })
  const total = await listing.shownCount(db, spuCode)
  return {
    product,
    total,
    topics: topicsToShow(await listing.topicCounts(db, spuCode), total),
    newAnswers: counts.newAnswers,
    list: await shownOf(db, rows, caller)
  }
}

/** A shopper's own questions, with what each is about. */
export async function ownQuestions(
  db: Db,
  query: QueryOf<'GET /o2cmt/v1/consults'>,
  shopper: Asker
): Promise<DataOf<'GET /o2cmt/v1/consults'>> {
  const { spuCode, page = 1, size = 10 } = query
  const filter = { userId: shopper.userId, spuCode }
  const { rows, total } = await listing.ownPage(db, filter, { page, size })
  const products = await askedProducts(
    db,
    rows.map(({ spu_code }) => spu_code),
    shopper
  )
  const list = (await shownOf(db, rows, shopper)).flatMap((question) => {
    const product = products.get(question.spuCode)
    return product === undefined ? [] : [{ ...question, product }]
  })
  return { list, total, page, size }
}

/** A question that its reader may see: everybody one that is shown, its asker each. */
async function demandVisible(db: Db, questionId: string, { userId }: Visitor): Promise<store.QuestionRecord> {
  const question = await store.questionOf(db, questionId)
  if (question === undefined || (question.status !== 'SHOWN' && question.user_id !== userId)) throw questionMissing()
  return question
}

export async function detail(
  db: Db,
  questionId: string,
  caller: Visitor
): Promise<DataOf<'GET /o2cmt/v1/pub/consults/detail'>> {
  const question = await demandVisible(db, questionId, caller)
  const reader = await readerOf(db, caller, [question], [])
  return { ...toQuestion(question, [], reader), product: await askedProduct(db, question.spu_code, caller) }
}

export async function answers(
  db: Db,
  query: QueryOf<'GET /o2cmt/v1/pub/consults/answers'>,
  caller: Visitor
): Promise<DataOf<'GET /o2cmt/v1/pub/consults/answers'>> {
  const { questionId, page = 1, size = 10 } = query
  const question = await demandVisible(db, questionId, caller)
  const rows = await listing.answersOf(db, questionId, caller.userId, { page, size })
  const reader = await readerOf(db, caller, [question], rows)
  const unseen = reader.answered.get(questionId)
  const hidden = unseen === undefined || unseen === 'SHOWN' ? 0 : 1
  return { list: rows.map((row) => toAnswer(row, reader)), total: question.answers + hidden, page, size }
}
