import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { assistSchema } from './schema'
import { seedAssists } from './seed'
import * as service from './service'
import { sweepAssists } from './sweep'

const readerOf = (call: Call<EndpointKey>) => ({ userId: call.userId, locale: call.locale, nowMs: call.clock.now() })
const ownerOf = (call: Call<EndpointKey>) => ({ ...readerOf(call), userId: call.shopper() })

/** Assist: friends help, and the price falls in steps. Buying is the checkout's. */
export const assistArea: Area = {
  name: 'assist',
  schema: assistSchema,
  routes: {
    'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub': (call) =>
      service.activities(call.db, readerOf(call), call.query),
    'GET /o2mkt-b2c/v1/assist/pub/detail': (call) => service.detail(call.db, readerOf(call), call.query.assistCode),
    'GET /o2mkt-b2c/v1/assist/pub/rule': (call) => service.rule(call.db, readerOf(call), call.query),
    'GET /o2mkt-b2c/v1/assist/listActivityInfo': (call) => service.ownAssists(call.db, ownerOf(call), call.query),
    'POST /o2mkt-b2c/v1/assist/createActivity': (call) => service.start(call.db, ownerOf(call), call.body.activityCode),
    'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity': (call) => service.help(call.db, ownerOf(call), call.body.assistCode)
  },
  seed: seedAssists,
  sweep: sweepAssists
}
