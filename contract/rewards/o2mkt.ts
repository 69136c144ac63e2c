/** Marketing: coupons that can be received, reminders of those that open later and of flash sales (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { ProductCard } from '../goods/o2srh'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'
import { account } from '../tags'

/** What a coupon takes off, of what and until when; `domain/rewards/coupon` says what it does for goods. */
const Rule = {
  benefit: Type.Union([Type.Literal('AMOUNT'), Type.Literal('PERCENT'), Type.Literal('FREIGHT')]),
  /** What it takes off; of PERCENT and FREIGHT the most. */
  amountFen: Fen,
  /** What PERCENT takes off, in hundredths of a percent: 1500 leaves 85 %. */
  offBp: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  thresholdFen: Fen,
  /** Null: every shop. */
  shopCode: Type.Union([Code, Type.Null()]),
  /** Categories of the third level; absent: every category. */
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
  /** The shop's name, when it is one shop's. */
  shopName: Type.Optional(Type.String()),
  /** RECEIVED: this shopper has it and can use it. USED: they have used it. */
  state: Type.Union([
    Type.Literal('AVAILABLE'),
    Type.Literal('RECEIVED'),
    Type.Literal('USED'),
    Type.Literal('SOLD_OUT')
  ])
})

/** What a shopper knows a coupon by; of `domain/rewards/coupon`. */
export const CouponKind = Type.Union([
  Type.Literal('AMOUNT'),
  Type.Literal('PERCENT'),
  Type.Literal('CATEGORY'),
  Type.Literal('PRODUCT'),
  Type.Literal('FREIGHT')
])

/** A coupon as the centre shows it; SOON: it can be received from `receiveFrom` on. */
export const CentreCoupon = Type.Object({
  ...CouponOffer.properties,
  /** Its categories by name; absent: it is of none. */
  scope: Type.Optional(Type.String()),
  state: Type.Union([...CouponOffer.properties.state.anyOf, Type.Literal('SOON')]),
  receiveFrom: Millis,
  receiveUntil: Millis,
  /** Days it is good for once received; absent: to `endAt`. */
  validDays: Type.Optional(Type.Integer({ minimum: 1 })),
  /** How many can still be received, and what part of all that is. */
  left: Type.Integer({ minimum: 0 }),
  leftPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Pictures of products it fits, when it is of categories or products. */
  pictures: Type.Array(Type.String()),
  /** The shopper's own, once received: good until then. */
  ownEndAt: Type.Optional(Millis),
  /** SOON: this shopper gets a notice when it opens. */
  reminded: Type.Optional(Type.Literal(true))
})

/** A coupon that a shopper has or had; its days are those of their copy. */
export const OwnCoupon = Type.Object({
  userCouponId: Code,
  couponCode: Code,
  name: Type.String(),
  ...Rule,
  shopName: Type.Optional(Type.String()),
  scope: Type.Optional(Type.String()),
  state: Type.Union([Type.Literal('USABLE'), Type.Literal('USED'), Type.Literal('EXPIRED')]),
  usedAt: Type.Optional(Millis)
})

/** EXPIRING: of those that can be used, what ends within three days. */
export const OwnCouponState = Type.Union([
  Type.Literal('USABLE'),
  Type.Literal('EXPIRING'),
  Type.Literal('USED'),
  Type.Literal('EXPIRED')
])

/** As it is written on a card or in a link: letters and digits, by hand with blanks and hyphens between them. */
const Secret = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9 _-]+$' })

export const marketing = {
  'GET /o2mkt-b2c/v1/pub/coupon/coupon-area': endpoint({
    summary:
      'What the coupon centre has: the coupon that leads, shops with how many they have, and the shopper’s own in numbers',
    token: 'optional',
    data: Type.Object({
      lead: Type.Union([CentreCoupon, Type.Null()]),
      /** A picture of what the leading coupon can be used on; '' without one. */
      leadPictures: Type.Array(Type.String()),
      shops: Type.Array(
        Type.Object({ shopCode: Code, shopName: Type.String(), logo: Type.String(), count: Type.Integer() })
      ),
      /** Absent: nobody is logged in. */
      own: Type.Optional(Type.Object({ usable: Type.Integer(), expiring: Type.Integer(), expiringFen: Fen }))
    })
  }),
  'GET /o2mkt-b2c/v1/coupon-self/center-available': endpoint({
    summary:
      'Coupons of the centre by kind and shop: those of every shop first, then shop by shop, what can be received first',
    token: 'optional',
    query: Type.Object({ kind: Type.Optional(CouponKind), shopCode: Type.Optional(Code), page: Page, size: Size }),
    data: paged(CentreCoupon)
  }),
  'GET /o2mkt-b2c/v1/coupon-self/center-received': endpoint({
    summary:
      'The shopper’s own coupons by state and kind; what ends first comes first and what can’t be used yet last, of used and expired the latest',
    token: 'required',
    query: Type.Object({ state: OwnCouponState, kind: Type.Optional(CouponKind), page: Page, size: Size }),
    data: paged(OwnCoupon)
  }),
  'GET /o2mkt-b2c/v1/coupon-self/received-count': endpoint({
    summary: 'How many coupons the shopper has in each state, and what those about to end are worth at most',
    token: 'required',
    data: Type.Object({
      usable: Type.Integer(),
      expiring: Type.Integer(),
      expiringFen: Fen,
      used: Type.Integer(),
      expired: Type.Integer()
    })
  }),
  'GET /o2mkt-b2c/v1/coupon-self/coupon-available': endpoint({
    summary: 'What a coupon can be used on: its rule, and the products that sell best of those it fits',
    token: 'optional',
    query: Type.Object({ couponCode: Code, size: Size }),
    data: Type.Object({ coupon: CentreCoupon, list: Type.Array(ProductCard), total: Type.Integer() })
  }),
  'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available': endpoint({
    summary:
      'What a code gives, and whether this shopper can have it. SPENT: others had all of it. FOREIGN: it is for somebody else. RECEIVED: they have it already. LOGIN: it is for one shopper, and a visitor may be that. Refused with coupon.guessed after too many codes that are none',
    token: 'optional',
    query: Type.Object({ code: Secret }),
    data: Type.Object({
      state: Type.Union([
        Type.Literal('LOGIN'),
        Type.Literal('AVAILABLE'),
        Type.Literal('RECEIVED'),
        Type.Literal('SPENT'),
        Type.Literal('FOREIGN'),
        Type.Literal('EXPIRED'),
        Type.Literal('UNKNOWN')
      ]),
      coupon: Type.Optional(CentreCoupon)
    })
  }),
  'GET /o2mkt-b2c/v1/pub/coupon/can-received': endpoint({
    summary: 'Coupons on offer, and which of them this shopper has',
    token: 'optional',
    query: Type.Object({
      shopCode: Type.Optional(Code),
      /** Those that fit this product alone. */
      spuCode: Type.Optional(Code)
    }),
    data: Type.Object({ list: Type.Array(CouponOffer) })
  }),
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': endpoint({
    summary:
      'Receives a coupon once: one on offer by its `couponCode`, or what a code gives. Refused with coupon.received, coupon.sold-out, coupon.ended, coupon.missing, coupon.foreign, coupon.spent or coupon.guessed',
    token: 'required',
    idempotent: true,
    body: Type.Object({ couponCode: Type.Optional(Code), code: Type.Optional(Secret) }),
    // the offers say themselves what was received
    changes: [account, 'o2cht/usable-rewards'],
    data: Type.Object({ userCouponId: Code })
  }),
  'POST /o2mkt-b2c/v1/coupon-reminders': endpoint({
    summary:
      'Tells, once, when a coupon of the centre can be received; 50 a shopper. Refused with reminder.open, reminder.too-many, coupon.ended or coupon.missing',
    token: 'required',
    body: Type.Object({ couponCode: Code }),
    changes: [],
    data: Type.Object({ couponCode: Code, reminded: Type.Literal(true), opensAt: Millis })
  }),
  'POST /o2mkt-b2c/v1/coupon-reminders/cancel': endpoint({
    summary: 'Forgets such a reminder; without one nothing happens',
    token: 'required',
    body: Type.Object({ couponCode: Code }),
    changes: [],
    data: Type.Object({ couponCode: Code, reminded: Type.Literal(false) })
  }),
  'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity': endpoint({
    summary:
      'Reminds of the start of a SKU’s next flash sale, or of a session that comes, by the message that was allowed for it',
    token: 'required',
    body: Type.Object({ skuCode: Code, sessionCode: Type.Optional(Code) }),
    changes: ['o2pcm/product', 'o2mkt-b2c/activity'],
    data: Type.Object({ skuCode: Code, reminded: Type.Literal(true), startAt: Millis })
  }),
  'POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity': endpoint({
    summary: 'Forgets such a reminder; without one nothing happens',
    token: 'required',
    body: Type.Object({ skuCode: Code }),
    changes: ['o2pcm/product', 'o2mkt-b2c/activity'],
    data: Type.Object({ skuCode: Code, reminded: Type.Literal(false) })
  })
}
