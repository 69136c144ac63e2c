import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { giveBackOffer } from './buying'
import { goods } from './goods'
import * as members from './members'
import { employeeSchema } from './schema'
import { seedEmployees } from './seed'
import { overOffers } from './storeOffers'

/** Employee purchases: who may buy, by how much, and what is sold. Buying is the checkout's. */
export const employeeArea: Area = {
  name: 'employee',
  schema: employeeSchema,
  routes: {
    'GET /o2cum/v1/employee-purchase': (call) => members.standing(call.db, askerOf(call)),
    'POST /o2cum/v1/employee-purchase': (call) => members.takeInvitation(call, askerOf(call), call.body.inviteCode),
    'GET /o2cum/v1/employee-purchase/pub/goods': (call) => goods(call.db, visitorOf(call), call.query),
    'POST /o2cum/v1/employee-purchase/family-code': (call) => members.giveFamilyCode(call.db, askerOf(call)),
    'DELETE /o2cum/v1/employee-purchase/family-code': (call) =>
      members.takeFamilyCodeBack(call.db, askerOf(call), call.query.inviteCode),
    'POST /o2cum/v1/employee-purchase/unbind': (call) => members.unbind(call.db, askerOf(call))
  },
  seed: seedEmployees,
  sweep: async ({ db, clock }) => {
    for (const offer of await overOffers(db, clock.date())) await inTransaction(db, (tx) => giveBackOffer(tx, offer))
  }
}
