import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database'
import { forget, remind, tellStarted } from './service'

/** Activities: reminders of flash sales (spec 1.1, 7.4, 7.5). */
export const activityArea: Area = {
  name: 'activity',
  routes: {
    'POST /o2mkt-b2c/v1/subscribe-ms-activity': (call) =>
      inTransaction(call.db, (tx) => remind(tx, call.shopper(), call.body, call.clock.now())),
    'POST /o2mkt-b2c/v1/cancel-subscribe-ms-activity': (call) => forget(call.db, call.shopper(), call.body.skuCode)
  },
  sweep: tellStarted
}
