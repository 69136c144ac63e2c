import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { disclose, sendCode } from './disclosing'
import { dropOldPictures, takeSide } from './pictures'
import { subsidySchema } from './schema'
import { seedSubsidies } from './seed'
import * as service from './service'
import { expire } from './store'

/** The trade-in subsidy: who may have what subsidised. Taking it off is the checkout's. */
export const subsidyArea: Area = {
  name: 'subsidy',
  schema: subsidySchema,
  routes: {
    'GET /o2mkt-b2c/v1/subsidy': (call) => service.standing(call.db, visitorOf(call)),
    'POST /o2mkt-b2c/v1/subsidy/claim': (call) => service.claim(call.db, askerOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/unbind': (call) => service.unbind(call.db, askerOf(call), call.body.qualificationId),
    'POST /o2cum/v1/customer-info/validateIdCardInfo': (call) =>
      service.verifyHolder(call.core, askerOf(call), call.body),
    'POST /o2mkt-b2c/v1/subsidy/remind': (call) => service.setReminding(call.db, askerOf(call), call.body),
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
