import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { knownGoods } from './known'
import { footprintSchema } from './schema'
import { seedFootprint } from './seed'
import * as service from './service'

const asker = (call: Call<EndpointKey>): service.Asker => ({
  userId: call.shopper(),
  locale: call.locale,
  nowMs: call.clock.now()
})

/** What shoppers have looked at. */
export const footprintArea: Area = {
  name: 'footprint',
  schema: footprintSchema,
  seed: seedFootprint,
  routes: {
    'GET /o2cum/v1/footstep/page': (call) => service.pageOfSteps(call.db, call.query, asker(call)),
    'GET /o2cum/v1/customer-info/known-goods': (call) => knownGoods(call.db, asker(call)),
    'POST /o2cum/v1/footstep/create': (call) => service.write(call.db, call.body, asker(call)),
    'POST /o2cum/v1/footstep/delete': (call) => service.forget(call.db, call.shopper(), call.body),
    'POST /o2cum/v1/footstep/pause': (call) => service.pause(call.db, asker(call), call.body.paused)
  },
  sweep: service.sweep
}
