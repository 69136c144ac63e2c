/** Questions about products, and what buyers answer. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { ReviewStatus, Typed } from './o2cmt'
import { Code, Fen, Millis, Ok, Page, Signs, Size, paged } from '../shared'

/** An answer to a question about a product: a buyer's, or its shop's. */
export const Answer = Type.Object({
  answerId: Code,
  questionId: Code,
  /** Masked; the shop's name whole. */
  author: Type.String(),
  byShop: Type.Boolean(),
  /** Whole days its author had had the product; absent for the shop. */
  days: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Plain text, not markup. */
  text: Type.String(),
  createdAt: Millis,
  helpfulCount: Type.Integer({ minimum: 0 }),
  /** The caller found it helpful. */
  helpful: Type.Boolean(),
  /** The caller wrote it. */
  own: Type.Boolean(),
  /** Other than SHOWN only to its author. */
  status: ReviewStatus,
  refusedFor: Type.Optional(Type.String())
})

export const Question = Type.Object({
  questionId: Code,
  spuCode: Code,
  /** Masked. */
  author: Type.String(),
  /** Plain text in one line, not markup. */
  text: Type.String(),
  createdAt: Millis,
  /** Answers that are shown. */
  answerCount: Type.Integer({ minimum: 0 }),
  /** Those that came since its asker last read it; 0 for everybody else. */
  newAnswers: Type.Integer({ minimum: 0 }),
  /** The most helpful ones in a list: one, and two of the caller's own question. */
  answers: Type.Array(Answer, { maxItems: 2 }),
  /** The caller asked it. */
  own: Type.Boolean(),
  /** The caller answered it. */
  answered: Type.Boolean(),
  /** Other than SHOWN only to its asker. */
  status: ReviewStatus,
  refusedFor: Type.Optional(Type.String())
})

/** What a question is about. */
export const AskedProduct = Type.Object({
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  priceFen: Fen
})

/** What questions are about; of `domain/content/questionTopic`. */
const Topic = Type.Union([
  Type.Literal('INSTALL'),
  Type.Literal('SIZE'),
  Type.Literal('ENERGY'),
  Type.Literal('NOISE'),
  Type.Literal('CLEAN'),
  Type.Literal('SERVICE')
])

const Keyword = Type.Optional(Signs(0, 60))

export const questions = {
  'POST /o2cmt/v1/consults': endpoint({
    summary: 'Asks about a product; the question is shown when it has been looked at. The same one is asked once',
    token: 'required',
    idempotent: true,
    body: Type.Object({ spuCode: Code, text: Typed }),
    changes: [],
    data: Question
  }),
  'GET /o2cmt/v1/consults': endpoint({
    summary: "The shopper's own questions, of one product or of all: those with new answers first, then the newest",
    token: 'required',
    query: Type.Object({ spuCode: Type.Optional(Code), page: Page, size: Size }),
    data: paged(Type.Object({ ...Question.properties, product: AskedProduct }))
  }),
  'GET /o2cmt/v1/pub/consults': endpoint({
    summary: "Questions about a product: the caller's own first, then the most answered or the newest",
    token: 'optional',
    query: Type.Object({
      spuCode: Code,
      keyword: Keyword,
      topic: Type.Optional(Topic),
      sort: Type.Optional(Type.Union([Type.Literal('HOT'), Type.Literal('NEWEST')])),
      page: Page,
      size: Size
    }),
    data: paged(Question)
  }),
  'GET /o2cmt/v1/pub/consults/brief': endpoint({
    summary: 'Questions about a product in brief: how many there are, what they are about, two of them, and what it is',
    token: 'optional',
    query: Type.Object({ spuCode: Code }),
    data: Type.Object({
      product: AskedProduct,
      total: Type.Integer({ minimum: 0 }),
      /** The topics to narrow them by, the most frequent first; a question may be of several. */
      topics: Type.Array(Type.Object({ topic: Topic, count: Type.Integer({ minimum: 1 }) })),
      /** New answers to the caller's own questions about it. */
      newAnswers: Type.Integer({ minimum: 0 }),
      list: Type.Array(Question, { maxItems: 2 })
    })
  }),
  'GET /o2cmt/v1/pub/consults/detail': endpoint({
    summary: 'A question and the product it is about; what is not shown yet only for its asker',
    token: 'optional',
    query: Type.Object({ questionId: Code }),
    data: Type.Object({ ...Question.properties, product: AskedProduct })
  }),
  'GET /o2cmt/v1/pub/consults/answers': endpoint({
    summary: "The answers to a question: the caller's own first, then the most helpful",
    token: 'optional',
    query: Type.Object({ questionId: Code, page: Page, size: Size }),
    data: paged(Answer)
  }),
  'POST /o2cmt/v1/consults/answer': endpoint({
    summary: 'Answers a question, once, as a buyer who received the product; shown when it has been looked at',
    token: 'required',
    idempotent: true,
    body: Type.Object({ questionId: Code, text: Typed }),
    changes: [],
    data: Answer
  }),
  'POST /o2cmt/v1/consults/helpful': endpoint({
    summary: 'Says that an answer is helpful, or takes it back; a shopper counts once',
    token: 'required',
    body: Type.Object({ answerId: Code, helpful: Type.Boolean() }),
    tag: 'o2cmt/helpful',
    changes: [],
    data: Type.Object({ answerId: Code, helpful: Type.Boolean(), helpfulCount: Type.Integer({ minimum: 0 }) })
  }),
  'POST /o2cmt/v1/consults/read': endpoint({
    summary: "Says that the shopper has read the answers to their own question; somebody else's stays as it is",
    token: 'required',
    body: Type.Object({ questionId: Code }),
    tag: 'o2cmt/read',
    changes: [],
    data: Ok
  }),
  'POST /o2cmt/v1/consults/delete': endpoint({
    summary: "Deletes the shopper's own question with its answers",
    token: 'required',
    idempotent: true,
    body: Type.Object({ questionId: Code }),
    changes: [],
    data: Ok
  }),
  'POST /o2cmt/v1/consults/delete-answer': endpoint({
    summary: "Deletes the shopper's own answer; they can answer again",
    token: 'required',
    idempotent: true,
    body: Type.Object({ answerId: Code }),
    changes: [],
    data: Ok
  })
}
