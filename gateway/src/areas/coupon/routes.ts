import type { Area, Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { centreArea, couponGoodsOf, listCentre } from './centre'
import { countOwn, listOwn } from './own'
import { forgetOpening, remindOfOpening, tellOpened } from './opening'
import { remindOfEnding } from './remind'
import { couponSchema } from './schema'
import { receiveBy, showCode } from './secret'
import { seedCoupons } from './seed'
import { listOffers } from './service'

const guesserOf = (call: Pick<Call<never>, 'userId' | 'locale' | 'clock' | 'ip'>) => ({
  ...visitorOf(call),
  clock: call.clock,
  ip: call.ip
})

/** Coupons on offer, receiving them, and one's own. */
export const couponArea: Area = {
  name: 'coupon',
  schema: couponSchema,
  seed: seedCoupons,
  sweep: async (core) => {
    await remindOfEnding(core)
    await tellOpened(core)
  },
  routes: {
    'GET /o2mkt-b2c/v1/pub/coupon/coupon-area': (call) => centreArea(call.db, visitorOf(call)),
    'GET /o2mkt-b2c/v1/coupon-self/center-available': (call) => listCentre(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/coupon-self/center-received': (call) => listOwn(call.db, askerOf(call), call.query),
    'GET /o2mkt-b2c/v1/coupon-self/received-count': (call) => countOwn(call.db, call.shopper(), call.clock.date()),
    'GET /o2mkt-b2c/v1/coupon-self/coupon-available': (call) => couponGoodsOf(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available': (call) => showCode(call.db, guesserOf(call), call.query.code),
    'GET /o2mkt-b2c/v1/pub/coupon/can-received': async (call) => ({
      list: await listOffers(call.db, {
        ...visitorOf(call),
        shopCode: call.query.shopCode,
        spuCode: call.query.spuCode
      })
    }),
    'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': async (call) => ({
      userCouponId: await receiveBy(call.db, { ...guesserOf(call), userId: call.shopper() }, call.body)
    }),
    'POST /o2mkt-b2c/v1/coupon-reminders': (call) =>
      inTransaction(call.db, (tx) => remindOfOpening(tx, call.shopper(), call.body.couponCode, call.clock.date())),
    'POST /o2mkt-b2c/v1/coupon-reminders/cancel': (call) => forgetOpening(call.db, call.shopper(), call.body.couponCode)
  }
}
