import type { Area } from '../../core/area'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { judgeNew } from './moderating'
import { questionSchema } from './schema'
import { seedQuestions } from './seed'
import * as service from './service'
import * as writing from './writing'

/** What shoppers ask of a product, and what its buyers answer. */
export const questionArea: Area = {
  name: 'question',
  schema: questionSchema,
  routes: {
    'POST /o2cmt/v1/consults': (call) => writing.ask(call.db, askerOf(call), call.body),
    'GET /o2cmt/v1/consults': (call) => service.ownQuestions(call.db, call.query, askerOf(call)),
    'GET /o2cmt/v1/pub/consults': (call) => service.pageOfQuestions(call.db, call.query, visitorOf(call)),
    'GET /o2cmt/v1/pub/consults/brief': (call) => service.brief(call.db, call.query.spuCode, visitorOf(call)),
    'GET /o2cmt/v1/pub/consults/detail': (call) => service.detail(call.db, call.query.questionId, visitorOf(call)),
    'GET /o2cmt/v1/pub/consults/answers': (call) => service.answers(call.db, call.query, visitorOf(call)),
    'POST /o2cmt/v1/consults/answer': (call) => writing.answer(call.db, askerOf(call), call.body),
    'POST /o2cmt/v1/consults/helpful': (call) => writing.markHelpful(call.db, call.shopper(), call.body),
    'POST /o2cmt/v1/consults/read': async (call) => {
      await writing.markRead(call.db, call.shopper(), call.body.questionId)
      return { done: true }
    },
    'POST /o2cmt/v1/consults/delete': async (call) => {
      await writing.deleteQuestion(call.db, call.shopper(), call.body.questionId)
      return { done: true }
    },
    'POST /o2cmt/v1/consults/delete-answer': async (call) => {
      await writing.deleteAnswer(call.db, call.shopper(), call.body.answerId)
      return { done: true }
    }
  },
  seed: seedQuestions,
  sweep: judgeNew
}
