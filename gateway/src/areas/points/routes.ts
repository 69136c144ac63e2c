import { CONSUME_RULE } from '../../../../domain/rewards/points'
import type { Area } from '../../core/area'
import { checkIn, checkInView } from './checkIn'
import { expireEnded } from './ledger'
import { remindOfEnding } from './remind'
import { pointsSchema } from './schema'
import { pageOfTransactions, pointBalance } from './service'

/** Points: the ledger, and what can be asked of it. */
export const pointsArea: Area = {
  name: 'points',
  schema: pointsSchema,
  sweep: async (core) => {
    await expireEnded(core.db, core.clock.date())
    await remindOfEnding(core)
  },
  routes: {
    'GET /o2cum/v1/customer-point/consume-rule': () => CONSUME_RULE,
    'GET /o2cum/v1/customer-point/balance': (call) => pointBalance(call.db, call.shopper(), call.clock.now()),
    'GET /o2cum/v1/checkin': (call) => checkInView(call.db, call.shopper(), call.clock.now(), call.query.month),
    'POST /o2cum/v1/checkin': (call) => checkIn(call.db, call.clock, call.shopper()),
    'GET /o2cum/v1/customer-point/transaction': (call) =>
      pageOfTransactions(call.db, call.shopper(), { ...call.query, nowMs: call.clock.now(), locale: call.locale })
  }
}
