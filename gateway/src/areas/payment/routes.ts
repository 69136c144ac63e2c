import type { Area } from '../../core/area'
import { paymentSchema } from './schema'
import { askPayment, startPayment } from './service'

/** Paying for orders. */
export const paymentArea: Area = {
  name: 'payment',
  schema: paymentSchema,
  routes: {
    'POST /o2ord-b2c/v1/order-trades/pay': (call) =>
      startPayment(
        call.db,
        { userId: call.shopper(), nowMs: call.clock.now(), mode: call.core.mode, locale: call.locale },
        call.body
      ),
    'GET /o2ord-b2c/v1/order-trades/pay': (call) =>
      askPayment(call.db, { userId: call.shopper(), paymentId: call.query.paymentId, locale: call.locale })
  }
}
