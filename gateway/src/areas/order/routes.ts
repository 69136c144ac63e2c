import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { orderSchema } from './schema'
import { bundleSchema } from './schemaBundle'
import * as service from './service'
import { firstBuyOf } from './store'

/** The shopper's orders. Their tables, and the first of closing and parcel, are made here. */
export const orderArea: Area = {
  name: 'order',
  schema: [...orderSchema, ...bundleSchema],
  routes: {
    'GET /o2ord-b2c/v1/order-trades': (call) => service.pageOfOrders(call.db, askerOf(call), call.query),
    'GET /o2ord-b2c/v1/order-search': (call) => service.pageOfOrders(call.db, askerOf(call), call.query),
    'GET /o2ord-b2c/v1/order-trades/status-group': (call) => service.statusGroup(call.db, call.shopper()),
    'GET /o2ord-b2c/v1/order-trades/detail': (call) =>
      service.orderDetail(call.db, askerOf(call), call.query.orderCode),
    'GET /o2ord-b2c/v1/check-confirm-receive': (call) =>
      service.checkReceive(call.db, askerOf(call), call.query.orderCode),
    'POST /o2ord-b2c/v1/confirm-receive': (call) => service.confirmReceive(call.db, askerOf(call), call.body.orderCode),
    'POST /o2ord-b2c/v1/del': async (call) => {
      await service.hideOrder(call.db, askerOf(call), call.body.orderCode)
      return { done: true }
    },
    'POST /o2ord-b2c/v1/update-address': (call) => service.changeAddress(call.db, askerOf(call), call.body),
    'GET /o2cum/v1/customer-info/get-user-first-buy-spu': async (call) => ({
      spuCode: call.query.spuCode,
      ...(await firstBuyOf(call.db, call.shopper(), call.query.spuCode))
    }),
    'POST /o2ord-b2c/v1/buy-again': (call) => service.buyAgain(call.db, askerOf(call), call.body.orderCode)
  }
}
