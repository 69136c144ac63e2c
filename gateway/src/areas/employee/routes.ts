import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { giveBackOffer } from './desk'
import { goods } from './goods'
import * as members from './members'
import { employeeSchema } from './schema'
import { seedEmployees } from './seed'
import { overOffers } from './storeOffers'

const readerOf = (call: Call<EndpointKey>) => ({
  userId: call.shopper(),
  locale: call.locale,
  nowMs: call.clock.now()
})

/** Employee purchases: who may buy, by how much, and what is sold. Buying is the checkout's. */
export const employeeArea: Area = {
  name: 'employee',
  schema: employeeSchema,
  routes: {
    'GET /o2cum/v1/employee-purchase': (call) => members.standing(call.db, readerOf(call)),
    'POST /o2cum/v1/employee-purchase': (call) => members.takeInvitation(call, readerOf(call), call.body.inviteCode),
    'GET /o2cum/v1/employee-purchase/pub/goods': (call) =>
      goods(call.db, { userId: call.userId, locale: call.locale, nowMs: call.clock.now() }, call.query),
    'POST /o2cum/v1/employee-purchase/family-code': (call) => members.giveFamilyCode(call.db, readerOf(call)),
    'DELETE /o2cum/v1/employee-purchase/family-code': (call) =>
      members.takeFamilyCodeBack(call.db, readerOf(call), call.query.inviteCode),
    'POST /o2cum/v1/employee-purchase/unbind': (call) => members.unbind(call.db, readerOf(call))
  },
  seed: seedEmployees,
  sweep: async ({ db, clock }) => {
    for (const offer of await overOffers(db, clock.date())) await inTransaction(db, (tx) => giveBackOffer(tx, offer))
  }
}
