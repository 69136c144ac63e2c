/** Marketing: coupons that can be received, reminders of flash sales (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code, Fen, Millis } from './shared'

/** What a coupon takes off, of what and until when; `domain/coupon` says what it does for goods. */
const Rule = {
  benefit: Type.Union([Type.Literal('AMOUNT'), Type.Literal('PERCENT'), Type.Literal('FREIGHT')]),
  /** What it takes off; of PERCENT and FREIGHT the most. */
  amountFen: Fen,
  /** Of PERCENT, in hundredths of a percent: 1500 leaves 85 %. */
  offBp: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  thresholdFen: Fen,
  /** Null: every shop. */
  shopCode: Type.Union([Code, Type.Null()]),
  /** Of the third level; absent: every category. */
  categoryCodes: Type.Optional(Type.Array(Code)),
  /** Absent: every product. */
  spuCodes: Type.Optional(Type.Array(Code)),
  /** Not for goods at the price of a flash sale. */
  withoutFlash: Type.Optional(Type.Boolean()),
  startAt: Millis,
  endAt: Millis
}

/** A coupon on offer. */
export const CouponOffer = Type.Object({
  couponCode: Code,
  name: Type.String(),
  ...Rule,
  /** Of the shop, when it is one shop's. */
  shopName: Type.Optional(Type.String()),
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
