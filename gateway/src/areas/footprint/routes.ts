import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { knownGoods } from './known'
import { footprintSchema } from './schema'
import { seedFootprint } from './seed'
import * as service from './service'

/** What shoppers have looked at. */
export const footprintArea: Area = {
  name: 'footprint',
  schema: footprintSchema,
  seed: seedFootprint,
  routes: {
    'GET /o2cum/v1/footstep/page': (call) => service.pageOfSteps(call.db, call.query, askerOf(call)),
    'GET /o2cum/v1/customer-info/known-goods': (call) => knownGoods(call.db, askerOf(call)),
    'POST /o2cum/v1/footstep/create': (call) => service.write(call.db, call.body, askerOf(call)),
    'POST /o2cum/v1/footstep/delete': (call) => service.forget(call.db, call.shopper(), call.body),
    'POST /o2cum/v1/footstep/pause': (call) => service.pause(call.db, askerOf(call), call.body.paused)
  },
  sweep: service.sweep
}
