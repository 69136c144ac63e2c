import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import * as service from './service'

/** Price protection of orders. */
export const protectionArea: Area = {
  name: 'protection',
  routes: {
    'GET /o2ord-b2c/v1/price-protection': (call) =>
      service.protectionOfOrder(call.db, askerOf(call), call.query.orderCode),
    'POST /o2ord-b2c/v1/price-protection': (call) => service.claim(call.db, askerOf(call), call.body)
  }
}
