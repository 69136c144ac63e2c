import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf, visitorOf } from '../../core/identity/asker'
import * as listing from './listing'
import { forget, remind, tellStarted } from './service'

/** Activities in one list, and reminders of flash sales (spec 1.1, 7.4, 7.5). */
export const activityArea: Area = {
  name: 'activity',
  routes: {
    'GET /o2mkt-b2c/v1/activity/pub': (call) => listing.ofSku(call.db, visitorOf(call), call.query.skuCode),
    'GET /o2mkt-b2c/v1/activity/pub/page': (call) => listing.page(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/activity/page': (call) =>
      listing.own(call.db, { ...askerOf(call), userId: call.shopper() }, call.query),
    'GET /o2mkt-b2c/v1/activity/pub/seckil/page': (call) => listing.sessionPage(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/activity/pub/seckil-number': (call) =>
      listing.sessionNumber(call.db, visitorOf(call), call.query.sessionCode),
    'GET /o2mkt-b2c/v1/activity/stock': (call) => listing.stock(call.db, visitorOf(call), call.query.activityCode),
    'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity': (call) =>
      inTransaction(call.db, (tx) => remind(tx, call.shopper(), call.body, call.clock.now())),
    'POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity': (call) =>
      forget(call.db, call.shopper(), call.body.skuCode)
  },
  sweep: tellStarted
}
