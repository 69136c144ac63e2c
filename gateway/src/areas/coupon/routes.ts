import type { Area } from '../../core/area'
import { couponSchema } from './schema'
import { seedCoupons } from './seed'
import { listOffers, receive } from './service'

/** Coupons on offer and receiving them. */
export const couponArea: Area = {
  name: 'coupon',
  schema: couponSchema,
  seed: seedCoupons,
  routes: {
    'GET /o2mkt-b2c/v1/pub/coupon/can-received': async (call) => ({
      list: await listOffers(call.db, {
        now: call.clock.date(),
        locale: call.locale,
        userId: call.userId,
        shopCode: call.query.shopCode
      })
    }),
    'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': async (call) => ({
      userCouponId: await receive(call.db, call.clock, call.shopper(), call.body.couponCode)
    })
  }
}
