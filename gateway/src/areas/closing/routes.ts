import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { say } from '../../core/words'
import { cancelOrder } from './service'
import { cancelReasons } from './store'
import { sweepOrders } from './sweep'

/** How orders end: cancelled, expired, or completed by time. */
export const closingArea: Area = {
  name: 'closing',
  sweep: sweepOrders,
  routes: {
    'GET /o2ord-b2c/v1/order-trades/cancel-reason': async (call) => ({
      list: (await cancelReasons(call.db)).map(({ reasonCode, text }) => ({ reasonCode, text: say(call.locale, text) }))
    }),
    'POST /o2ord-b2c/v1/order-trades/cancel-reason': (call) => cancelOrder(call.db, askerOf(call), call.body)
  }
}
