import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database'
import { subsidySchema } from './schema'
import { seedSubsidies } from './seed'
import * as service from './service'
import { expire } from './store'

const holderOf = (call: Call<EndpointKey>): service.Holder => ({
  userId: call.shopper(),
  locale: call.locale,
  nowMs: call.clock.now()
})

/** The trade-in subsidy: who may have what subsidised. Taking it off is the checkout's. */
export const subsidyArea: Area = {
  name: 'subsidy',
  schema: subsidySchema,
  routes: {
    'GET /o2mkt-b2c/v1/subsidy': (call) => service.standing(call.db, holderOf(call)),
    'POST /o2mkt-b2c/v1/subsidy/claim': (call) => service.claim(call.db, holderOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/unbind': (call) => service.unbind(call.db, holderOf(call), call.body.qualificationId),
    'POST /o2cum/v1/customer-info/validateIdCardInfo': (call) =>
      service.verifyHolder(call.core, holderOf(call), call.body)
  },
  seed: seedSubsidies,
  sweep: ({ db, clock }) => inTransaction(db, (tx) => expire(tx, clock.date()))
}
