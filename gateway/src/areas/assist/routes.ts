import type { Area } from '../../core/area'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { assistSchema } from './schema'
import { seedAssists } from './seed'
import * as service from './service'
import { sweepAssists } from './sweep'

/** Assist: friends help, and the price falls in steps. Buying is the checkout's. */
export const assistArea: Area = {
  name: 'assist',
  schema: assistSchema,
  routes: {
    'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub': (call) =>
      service.activities(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/assist/pub/detail': (call) => service.detail(call.db, visitorOf(call), call.query.assistCode),
    'GET /o2mkt-b2c/v1/assist/pub/rule': (call) => service.rule(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/assist/listActivityInfo': (call) => service.ownAssists(call.db, askerOf(call), call.query),
    'POST /o2mkt-b2c/v1/assist/createActivity': (call) => service.start(call.db, askerOf(call), call.body.activityCode),
    'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity': (call) => service.help(call.db, askerOf(call), call.body.assistCode)
  },
  seed: seedAssists,
  sweep: sweepAssists
}
