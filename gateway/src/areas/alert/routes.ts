import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { alertSchema } from './schema'
import { ask, forget, own, tellDue } from './service'

/** «Tell me»: when a SKU is back in stock, or cheaper. */
export const alertArea: Area = {
  name: 'alert',
  schema: alertSchema,
  routes: {
    'GET /o2wl/v1/alerts': async (call) => ({ list: await own(call.db, call.shopper(), call.query.spuCode) }),
    'POST /o2wl/v1/alerts': (call) =>
      inTransaction(call.db, (tx) => ask(tx, call.shopper(), call.body, call.clock.now())),
    'POST /o2wl/v1/alerts/cancel': (call) => forget(call.db, call.shopper(), call.body)
  },
  sweep: tellDue
}
