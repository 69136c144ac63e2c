import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { disclose, sendCode } from './disclosing'
import { dropOldPictures, takeSide } from './pictures'
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
    'GET /o2mkt-b2c/v1/subsidy': (call) =>
      service.standing(call.db, { userId: call.userId, locale: call.locale, nowMs: call.clock.now() }),
    'POST /o2mkt-b2c/v1/subsidy/claim': (call) => service.claim(call.db, holderOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/unbind': (call) => service.unbind(call.db, holderOf(call), call.body.qualificationId),
    'POST /o2cum/v1/customer-info/validateIdCardInfo': (call) =>
      service.verifyHolder(call.core, holderOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/remind': (call) => service.setReminding(call.db, holderOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/upload': (call) => takeSide(call.core, call.shopper(), call.file),
    'POST /o2mkt-b2c/v1/subsidy/send-code': sendCode,
    'POST /o2cum/v1/customer-info/get-decrypt-customer-info': disclose
  },
  seed: seedSubsidies,
  sweep: async ({ db, clock }) => {
    await inTransaction(db, (tx) => expire(tx, clock.date()))
    await inTransaction(db, (tx) => service.remind(tx, clock.date()))
    await dropOldPictures(db, clock.now())
  }
}
