import { moment } from '../../../../domain/day'
import { weightOf } from '../../../../domain/content/question'
import { topicsOf } from '../../../../domain/content/questionTopic'
import type { Shop } from '../../catalogue/goods'
import type { Words } from '../../core/words'
import type { DemonstrationQuestion } from './demonstration'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { addCounts, addRows } from './storeSeed'

/** Writes the demonstration's questions, as they are when they and their answers are shown. */
export async function seedQuestions({ db, clock, catalogue }: Core): Promise<void> {
  const { products, shops, questions } = await catalogue()
  const all = questions?.() ?? []
  const shopBySpu = new Map(
    products.map(({ spuCode, shopCode }) => [spuCode, shops.find((shop) => shop.shopCode === shopCode)])
  )
  const now = clock.now()
  await addRows(
    db,
    'question',
    all.map((question, index) => questionRow(question, index, now))
  )
  await addRows(
    db,
    'answer',
    all.flatMap((question, index) => answerRows(question, index, shopBySpu.get(question.spuCode), now))
  )
  await addCounts(db)
}

const idOf = (index: number): string => `qu_${index + 1}`
const ago = (now: number, minutes: number): Date => moment(now).subtract(minutes, 'minute').toDate()
const helpfulOf = ({ answers }: DemonstrationQuestion): number => answers.reduce((sum, { helpful }) => sum + helpful, 0)

function questionRow(question: DemonstrationQuestion, index: number, now: number) {
  const [shopper] = DEMONSTRATION_SHOPPERS
  const own = question.ofShopper === true && shopper !== undefined
  const { text, answers } = question
  return {
    question_id: idOf(index),
    // nobody can log in as one of the others
    user_id: own ? shopper.userId : `asker_${index + 1}`,
    spu_code: question.spuCode,
    author: own ? shopper.name : question.author,
    text,
    search_words: `${text.zh}\n${text.en}`.toLowerCase(),
    topics: topicsOf(`${text.zh}\n${text.en}`),
    created_at: ago(now, question.minutesAgo),
    status: 'SHOWN',
    judged_at: ago(now, question.minutesAgo),
    answers: answers.length,
    helpful: helpfulOf(question),
    weight: weightOf(answers.length, helpfulOf(question)),
    new_answers: own ? answers.length : 0
  }
}

function answerRows({ answers }: DemonstrationQuestion, questionIndex: number, shop: Shop | undefined, now: number) {
  return answers.map(({ author, text, minutesAgo, afterDays, helpful }, index) => {
    const byShop = author === undefined
    const createdAt = ago(now, minutesAgo)
    const name: Words | undefined = author ?? shop?.name
    return {
      answer_id: `an_${questionIndex + 1}_${index + 1}`,
      question_id: idOf(questionIndex),
      user_id: byShop ? `shop_${shop?.shopCode ?? ''}` : `teller_${questionIndex + 1}_${index + 1}`,
      by_shop: byShop,
      author: name ?? { zh: '', en: '' },
      text,
      received_at: afterDays === undefined ? null : moment(createdAt.getTime()).subtract(afterDays, 'day').toDate(),
      created_at: createdAt,
      status: 'SHOWN',
      judged_at: createdAt,
      helpful
    }
  })
}
