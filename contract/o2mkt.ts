/** Marketing: coupons that can be received, reminders of flash sales (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code, Fen, Millis } from './shared'

/** A coupon on offer: `amountFen` off when the goods it covers reach `thresholdFen`. */
export const CouponOffer = Type.Object({
  couponCode: Code,
  name: Type.String(),
  amountFen: Fen,
  thresholdFen: Fen,
  /** Null: every shop. */
  shopCode: Type.Union([Code, Type.Null()]),
  /** Of the shop, when it is one shop's. */
  shopName: Type.Optional(Type.String()),
  startAt: Millis,
  endAt: Millis,
  /** RECEIVED: this shopper has it and can use it. USED: they have used it. */
  state: Type.Union([
    Type.Literal('AVAILABLE'),
    Type.Literal('RECEIVED'),
    Type.Literal('USED'),
    Type.Literal('SOLD_OUT')
  ])
})

export const marketing = {
  'GET /o2mkt-b2c/v1/pub/coupon/can-received': endpoint({
    summary: 'Coupons on offer, and which of them this shopper has',
    token: 'optional',
    query: Type.Object({ shopCode: Type.Optional(Code) }),
    data: Type.Object({ list: Type.Array(CouponOffer) })
  }),
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': endpoint({
    summary: 'Receives a coupon once',
    token: 'required',
    idempotent: true,
    body: Type.Object({ couponCode: Code }),
    data: Type.Object({ userCouponId: Code })
  }),
  'POST /o2mkt-b2c/v1/subscribe-ms-activity': endpoint({
    summary: 'Reminds of the start of a SKU’s next flash sale, by the message that was allowed for it',
    token: 'required',
    body: Type.Object({ skuCode: Code }),
    data: Type.Object({ skuCode: Code, reminded: Type.Literal(true), startAt: Millis })
  }),
  'POST /o2mkt-b2c/v1/cancel-subscribe-ms-activity': endpoint({
    summary: 'Forgets such a reminder; without one nothing happens',
    token: 'required',
    body: Type.Object({ skuCode: Code }),
    data: Type.Object({ skuCode: Code, reminded: Type.Literal(false) })
  })
}
