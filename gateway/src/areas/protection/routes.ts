import type { Area } from '../../core/area'
import { shopperOf } from '../cart'
import * as service from './service'

/** Price protection of orders. */
export const protectionArea: Area = {
  name: 'protection',
  routes: {
    'GET /o2ord-b2c/v1/price-protection': (call) =>
      service.protectionOfOrder(call.db, shopperOf(call), call.query.orderCode),
    'POST /o2ord-b2c/v1/price-protection': (call) => service.claim(call.db, shopperOf(call), call.body)
  }
}
