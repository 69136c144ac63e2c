/** Questions and answers for page tests. */
import type { Answer, AskedProduct, Question } from '@contract'

export const product: AskedProduct = { spuCode: 'P1', title: '轻养电饭煲', picture: '/p.svg', priceFen: 59_900 }

export const answerOf = (number: number, over: Partial<Answer> = {}): Answer => ({
  answerId: `an_${number}`,
  questionId: 'qu_1',
  author: '周**',
  byShop: false,
  days: 33,
  text: `第 ${number} 个回答`,
  createdAt: 1_700_000_000_000,
  helpfulCount: 0,
  helpful: false,
  own: false,
  status: 'SHOWN',
  ...over
})

export const questionOf = (number: number, over: Partial<Question> = {}): Question => ({
  questionId: `qu_${number}`,
  spuCode: 'P1',
  author: '林**',
  text: `第 ${number} 个问题`,
  createdAt: 1_700_000_000_000,
  answerCount: 0,
  newAnswers: 0,
  answers: [],
  own: false,
  answered: false,
  status: 'SHOWN',
  ...over
})

export const pageOf = <T>(list: T[], total = list.length) => ({ list, total, page: 1, size: 10 })

export const listPath = '/pub/consults?'
export const briefPath = '/pub/consults/brief'
export const ownPath = '/o2cmt/v1/consults?'
export const detailPath = '/pub/consults/detail'
export const answersPath = '/pub/consults/answers'
export const boughtPath = '/get-user-first-buy-spu'
