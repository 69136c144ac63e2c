/** Questions for the tests of others: one that everybody sees with an answer, and the calls. */
import type { TestShop } from '../orders/journey-shop'

export const ASK = 'POST /o2cmt/v1/consults'
export const OWN = 'GET /o2cmt/v1/consults'
export const LIST = 'GET /o2cmt/v1/pub/consults'
export const BRIEF = 'GET /o2cmt/v1/pub/consults/brief'
export const DETAIL = 'GET /o2cmt/v1/pub/consults/detail'
export const ANSWERS = 'GET /o2cmt/v1/pub/consults/answers'
export const ANSWER = 'POST /o2cmt/v1/consults/answer'
export const HELPFUL_ANSWER = 'POST /o2cmt/v1/consults/helpful'
export const READ = 'POST /o2cmt/v1/consults/read'
export const DELETE = 'POST /o2cmt/v1/consults/delete'
export const DELETE_ANSWER = 'POST /o2cmt/v1/consults/delete-answer'
export const FIRST_BUY = 'GET /o2cum/v1/customer-info/get-user-first-buy-spu'

const words = (zh: string, en: string): string => JSON.stringify({ zh, en })

/** A question about P_POT with one answer. */
export async function addShownQuestion(
  { core: { db, clock } }: TestShop,
  questionId: string,
  answerId: string
): Promise<void> {
  const rowValues = { created_at: clock.date(), judged_at: clock.date(), status: 'SHOWN' as const }
  const question = {
    question_id: questionId,
    user_id: `asker_of_${questionId}`,
    spu_code: 'P_POT',
    author: words('早来的人', 'Early bird'),
    text: words('烧水快不快？', 'Does it boil fast?'),
    search_words: '烧水快不快？',
    answers: 1,
    weight: 2
  }
  await db
    .insertInto('question')
    .values({ ...question, ...rowValues })
    .execute()
  const answer = {
    answer_id: answerId,
    question_id: questionId,
    user_id: 'teller_before',
    by_shop: false,
    author: words('买过的人', 'Buyer'),
    text: words('很快', 'Very'),
    received_at: clock.date()
  }
  await db
    .insertInto('answer')
    .values({ ...answer, ...rowValues })
    .execute()
  await db
    .insertInto('question_count')
    .values({ spu_code: 'P_POT', count: 1 })
    .onConflict((conflict) =>
      conflict.column('spu_code').doUpdateSet((build) => ({ count: build('question_count.count', '+', 1) }))
    )
    .execute()
}
