import type { Area } from '../../core/area'
import { askPayment } from './ask'
import { payAtDesk, showDesk } from './brandDesk'
import { payByLink, payLinkOf, showPayLink } from './friend'
import { sweepRefunds } from './refundAgain'
import { paymentSchema } from './schema'
import { startBalance, startPayment } from './service'

/** Paying for orders. */
export const paymentArea: Area = {
  name: 'payment',
  schema: paymentSchema,
  sweep: sweepRefunds,
  routes: {
    'POST /o2ord-b2c/v1/order-trades/pay': (call) =>
      startPayment(
        call.db,
        { userId: call.shopper(), nowMs: call.clock.now(), mode: call.core.mode, locale: call.locale },
        call.body
      ),
    'POST /o2ord-b2c/v1/balancet-redpacket': (call) =>
      startBalance(
        call.db,
        { userId: call.shopper(), nowMs: call.clock.now(), mode: call.core.mode, locale: call.locale },
        call.body
      ),
    'GET /o2ord-b2c/v1/order-trades/pay': (call) =>
      askPayment(call.db, { userId: call.shopper(), paymentId: call.query.paymentId, locale: call.locale }),
    'GET /o2ord-b2c/v1/order-trades/desk': (call) =>
      showDesk(call.db, { userId: call.shopper(), nowMs: call.clock.now() }, call.query.orderCodes),
    'POST /o2ord-b2c/v1/order-trades/desk': (call) =>
      payAtDesk(
        call.db,
        { userId: call.shopper(), nowMs: call.clock.now(), mode: call.core.mode, locale: call.locale },
        call.body
      ),
    'POST /o2ord-b2c/v1/order-trades/pay-links': (call) =>
      payLinkOf(call.db, { userId: call.shopper(), nowMs: call.clock.now() }, call.body.orderCodes),
    'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}': (call) =>
      showPayLink(
        call.db,
        { userId: call.userId, nowMs: call.clock.now(), locale: call.locale },
        call.path['id'] ?? '',
        call.query.payKey
      ),
    'POST /o2ord-b2c/v1/pub/order-trades/pay': (call) =>
      payByLink(
        call,
        { userId: call.userId ?? null, nowMs: call.clock.now(), mode: call.core.mode, locale: call.locale },
        call.body
      )
  }
}
