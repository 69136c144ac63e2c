import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { checkoutSchema } from './schema'
import * as service from './service'
import { restriction } from './restriction'
import { usableRewards } from './rewards'
import { submit } from './submit'

/** From the cart to orders. */
export const checkoutArea: Area = {
  name: 'checkout',
  schema: checkoutSchema,
  routes: {
    'POST /o2cht/v1/order-settlements/buy-now': async (call) => ({
      settlementId: await service.buyNow(call.db, askerOf(call), call.body)
    }),
    'POST /o2cht/v1/order-settlements/submit-cart': async (call) => ({
      settlementId: await service.fromCart(call.db, askerOf(call), call.body)
    }),
    'POST /o2cht/v1/order-settlements/submit-coupon-cart': async (call) => ({
      settlementId: await service.fromCouponCart(call.db, call.clock, askerOf(call), call.body)
    }),
    'GET /o2cht/v1/order-settlements/query-settlement-detail': (call) =>
      service.readSettlement(call.db, askerOf(call), call.query.settlementId),
    'GET /o2cht/v1/order-settlements/usable-rewards': (call) => usableRewards(call.db, askerOf(call)),
    'POST /o2cht/v1/order-settlements/modify-settlement-address': (call) =>
      service.setAddress(call.db, askerOf(call), call.body.settlementId, call.body.addressId),
    'POST /o2cht/v1/order-settlements/modify-invoice': (call) => service.setInvoice(call.db, askerOf(call), call.body),
    'POST /o2cht/v1/order-settlements/modify-settlement-remark': async (call) => {
      await service.setRemark(call.db, askerOf(call), call.body)
      return { done: true }
    },
    'POST /o2cht/v1/order-settlements/modify-settlement-activities': (call) =>
      service.chooseRewards(call.db, askerOf(call), call.body),
    'POST /o2cht/v1/order-settlements/modify-notification-mobile-number': (call) =>
      service.setNoticePhone(call.db, askerOf(call), call.body),
    'POST /o2cht/v1/order-settlements/modify-activities': (call) =>
      service.chooseGift(call.db, askerOf(call), call.body),
    'GET /o2ord-b2c/v1/check-restricted-sale': (call) => restriction(call.db, askerOf(call), call.query),
    'POST /o2cht/v1/order-settlements/submit': (call) => submit(call.db, askerOf(call), call.body)
  }
}
