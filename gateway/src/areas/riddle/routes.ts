import type { EndpointKey } from '../../../../contract'
import type { Area, Call, Core } from '../../core/area'
import { askerOf, readerOf } from '../../core/identity/asker'
import { riddleSchema } from './schema'
import { inTransaction } from '../../core/database/database'
import { remind, tellOfRiddles } from './reminding'
import * as service from './service'
import { addRiddles } from './store'

const shopperOf = (call: Call<EndpointKey>): service.Shopper => ({
  ...askerOf(call),
  mayShare: call.core.site['riddleShareFlag'] === true
})

const seedRiddles = async ({ db, catalogue }: Core): Promise<void> => addRiddles(db, (await catalogue()).riddles ?? [])

/** The riddle of the day and the packets that are drawn by it. */
export const riddleArea: Area = {
  name: 'riddle',
  schema: riddleSchema,
  routes: {
    'GET /o2mkt-b2c/v1/pub/password-red-packet': (call) => service.riddle(call.db, readerOf(call)),
    'GET /o2mkt-b2c/v1/password-red-packet': (call) => service.round(call.db, shopperOf(call)),
    'POST /o2mkt-b2c/v1/password-red-packet/use-pass': (call) => service.guess(call.db, shopperOf(call), call.body),
    'POST /o2mkt-b2c/v1/password-red-packet/earn': (call) => service.earn(call.db, shopperOf(call), call.body.act),
    'POST /o2mkt-b2c/v1/password-red-packet/remind': (call) =>
      inTransaction(call.db, (tx) => remind(tx, shopperOf(call), call.body.reminded))
  },
  seed: seedRiddles,
  sweep: tellOfRiddles
}
