import type { Area } from '../../core/area'
import { say } from '../../core/words'
import { shopperOf } from '../cart/service'
import { parcelsOf } from './parcel-store'
import { orderSchema } from './schema'
import { seedOrders } from './seed'
import * as service from './service'
import { cancelReasons } from './store'
import { sweepOrders } from './sweep'

/** The shopper's orders. */
export const orderArea: Area = {
  name: 'order',
  schema: orderSchema,
  seed: seedOrders,
  sweep: sweepOrders,
  routes: {
    'GET /o2ord-b2c/v1/order-trades': (call) => service.pageOfOrders(call.db, shopperOf(call), call.query),
    'GET /o2ord-b2c/v1/order-search': (call) => service.pageOfOrders(call.db, shopperOf(call), call.query),
    'GET /o2ord-b2c/v1/order-trades/status-group': (call) => service.statusGroup(call.db, call.shopper()),
    'GET /o2ord-b2c/v1/order-trades/detail': (call) =>
      service.orderDetail(call.db, shopperOf(call), call.query.orderCode),
    'GET /o2ord-b2c/v1/order-trades/cancel-reason': async (call) => ({
      list: (await cancelReasons(call.db)).map(({ reasonCode, text }) => ({ reasonCode, text: say(call.locale, text) }))
    }),
    'POST /o2ord-b2c/v1/order-trades/cancel-reason': (call) => service.cancelOrder(call.db, shopperOf(call), call.body),
    'GET /o2ord-b2c/v1/check-confirm-receive': (call) =>
      service.checkReceive(call.db, shopperOf(call), call.query.orderCode),
    'POST /o2ord-b2c/v1/confirm-receive': (call) =>
      service.confirmReceive(call.db, shopperOf(call), call.body.orderCode),
    'POST /o2ord-b2c/v1/del': async (call) => {
      await service.hideOrder(call.db, shopperOf(call), call.body.orderCode)
      return { done: true }
    },
    'POST /o2ord-b2c/v1/update-address': (call) => service.changeAddress(call.db, shopperOf(call), call.body),
    'POST /o2ord-b2c/v1/buy-again': (call) => service.buyAgain(call.db, shopperOf(call), call.body.orderCode),
    'GET /o2ord-b2c/v1/parcel/parcel-infos': async (call) => {
      await service.orderDetail(call.db, shopperOf(call), call.query.orderCode)
      return { list: await parcelsOf(call.db, call.query.orderCode, call.locale) }
    }
  }
}
