/** Checkout: a settlement is what the shopper is about to order, split by shop, kept on the server until submitted. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Ok, Quantity, Signs, SkuRow } from '../shared'
import { Address } from '../people/o2cum'
import { RebateToCome } from '../money/o2srhRebates'
import { CouponOffer } from '../rewards/o2mkt'
import { InvoicePartyInput } from './o2ordInvoices'
import { SettlementCoupon, SettlementPacket } from './settlementRewards'
import { account, orders, rewards } from '../tags'

export const SettlementPoints = Type.Object({
  balance: Type.Integer({ minimum: 0 }),
  chosen: Type.Boolean(),
  /** What can be used of them here, and what that takes off. */
  points: Type.Integer({ minimum: 0 }),
  discountFen: Fen,
  /** The fewest that are taken. */
  leastPoints: Type.Integer({ minimum: 0 }),
  /** The most of what is left to pay for goods that they may pay, in hundredths of a percent. */
  mostBasisPoints: Type.Integer({ minimum: 0 }),
  obstacle: Type.Optional(Type.Union([Type.Literal('NONE'), Type.Literal('TOO_FEW'), Type.Literal('SMALL_ORDER')]))
})

/** An activity that gives something with goods of a shop, and what it gives here. */
export const SettlementGift = Type.Object({
  activityCode: Code,
  name: Type.String(),
  /** The product it comes with; absent: all goods of the shop. */
  spuCode: Type.Optional(Code),
  /** Goods from this amount on; 0: any piece. */
  overFen: Fen,
  /** Fen still missing to it. */
  shortFen: Fen,
  /** One piece of this goes along; null: none does, as there is an obstacle or none is wanted. */
  chosen: Type.Union([Code, Type.Null()]),
  /** Why it gives nothing; OUT: all of it is given away. Absent: it gives. */
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('NOT_STARTED'),
      Type.Literal('ENDED'),
      Type.Literal('REGION'),
      Type.Literal('OUT'),
      Type.Literal('NO_GOODS'),
      Type.Literal('SHORT')
    ])
  ),
  gifts: Type.Array(
    Type.Object({
      skuCode: Code,
      title: Type.String(),
      picture: Type.String(),
      specs: Type.Array(Type.String()),
      /** What it costs when it is bought. */
      worthFen: Fen,
      /** Why it can't be chosen; absent: it can. */
      problem: Type.Optional(Type.Union([Type.Literal('OUT'), Type.Literal('REGION')]))
    })
  )
})

/** What is taken off by coupons (of goods and freight), by the red packet, by points. */
const Discounts = {
  couponFen: Fen,
  packetFen: Fen,
  pointFen: Fen,
  /** Taken off one piece after all that by the trade-in subsidy, and in no discount; absent: nothing. */
  subsidyFen: Type.Optional(Fen)
}

export const SettlementShop = Type.Object({
  shopCode: Code,
  shopName: Type.String(),
  rows: Type.Array(
    Type.Object({
      sku: SkuRow,
      quantity: Quantity,
      /** The price the shopper saw when opening it; differs from sku.priceFen when the price moved since. */
      openedPriceFen: Fen,
      /** Taken off a piece, and no longer in sku.priceFen, because it is bought together with something; absent: nothing. */
      bundleFen: Type.Optional(Fen),
      /** Why this line can't be ordered; absent: it can. */
      problem: Type.Optional(
        Type.Union([
          Type.Literal('DELISTED'),
          Type.Literal('OUT_OF_STOCK'),
          Type.Literal('OVER_STOCK'),
          Type.Literal('OVER_LIMIT'),
          Type.Literal('RESTRICTED')
        ])
      )
    })
  ),
  /** What is given along, or could be; no amount counts it. Absent: nothing. */
  gifts: Type.Optional(Type.Array(SettlementGift)),
  goodsFen: Fen,
  /** Before a coupon that pays for it. */
  freightFen: Fen,
  discountFen: Fen,
  ...Discounts,
  payFen: Fen,
  remark: Type.String(),
  /** Calendar day, `YYYY-MM-DD`; absent without an address. */
  arrivesOn: Type.Optional(Type.String())
})

export const Settlement = Type.Object({
  settlementId: Code,
  source: Type.Union([Type.Literal('CART'), Type.Literal('BUY_NOW')]),
  address: Type.Union([Address, Type.Null()]),
  shops: Type.Array(SettlementShop),
  coupons: Type.Array(SettlementCoupon),
  packets: Type.Array(SettlementPacket),
  points: SettlementPoints,
  /** What the best of all that the shopper has would take off; the settlement follows it until they choose by hand. */
  bestFen: Fen,
  /** Coupons on offer that would save more than `bestFen` once they are received, and how much more; absent: none would. */
  unclaimed: Type.Optional(Type.Object({ couponCodes: Type.Array(Code), savesFen: Fen })),
  /** Shops whose orders have prices only together, each group by itself: they are paid and cancelled together. */
  together: Type.Optional(Type.Array(Type.Array(Code))),
  goodsFen: Fen,
  freightFen: Fen,
  discountFen: Fen,
  ...Discounts,
  payFen: Fen,
  /** The cash that its orders will give back; absent: none. */
  rebate: Type.Optional(RebateToCome),
  /** What of payFen is paid first, and when the rest; absent: all is paid at once. */
  presale: Type.Optional(
    Type.Object({
      depositFen: Fen,
      savedFen: Fen,
      balanceFen: Fen,
      balanceFrom: Millis,
      balanceTo: Millis,
      shipBy: Millis
    })
  ),
  /** Stands for the address and every unit price, quantity, freight, discount, what it is taken off by and what is given along; a submit gives back the one that was seen. */
  digest: Code,
  /** The number that messages about its orders go to, as the shopper typed it; absent: the account’s own number. */
  noticePhone: Type.Optional(Type.String()),
  /** The party that its orders are invoiced to once they are paid; absent: no invoice was asked for. */
  invoice: Type.Optional(InvoicePartyInput),
  /** Set once it was submitted: the orders it became. */
  orderCodes: Type.Array(Code)
})

const { benefit, amountFen, offBp, thresholdFen, shopCode, categoryCodes, spuCodes, withoutFlash, startAt, endAt } =
  CouponOffer.properties

/** What a shopper has to take off any purchase; `domain/rewards/rewards` says what it does for goods. */
export const UsableRewards = Type.Object({
  coupons: Type.Array(
    Type.Object({
      userCouponId: Code,
      ...{ benefit, amountFen, offBp, thresholdFen, shopCode, categoryCodes, spuCodes, withoutFlash, startAt, endAt }
    })
  ),
  packets: Type.Array(
    Type.Object({
      userPacketId: Code,
      balanceFen: Fen,
      thresholdFen: Fen,
      shopCode: Type.Union([Code, Type.Null()]),
      startAt: Millis,
      endAt: Millis,
      setAside: Type.Boolean()
    })
  ),
  points: Type.Object({
    balance: Type.Integer({ minimum: 0 }),
    rule: Type.Object({
      pointsPerFen: Type.Integer({ minimum: 1 }),
      leastPoints: Type.Integer({ minimum: 0 }),
      mostBasisPoints: Type.Integer({ minimum: 0 })
    })
  })
})

const Id = Type.Object({ settlementId: Code })

export const checkout = {
  'POST /o2cht/v1/order-settlements/buy-now': endpoint({
    summary: 'Opens a settlement for one SKU, and for what is bought together with it',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      skuCode: Code,
      quantity: Quantity,
      /** The price of one piece that was on the screen; only told back as openedPriceFen. Absent: today's. */
      seenPriceFen: Type.Optional(Fen),
      /** As many pieces of each of these too; the price that was on the screen is the one together. */
      together: Type.Optional(
        Type.Array(Type.Object({ skuCode: Code, seenPriceFen: Type.Optional(Fen) }), { maxItems: 9 })
      ),
      /** A session of the flash sale: refused unless its price holds for the shopper now. */
      sessionCode: Type.Optional(Code),
      /** In a new group of a size, or in one that is open; nothing goes with it then. */
      group: Type.Optional(
        Type.Object({
          activityCode: Code,
          size: Type.Integer({ minimum: 2, maximum: 20 }),
          groupCode: Type.Optional(Code)
        })
      ),
      /** At the employee’s price; nothing goes with it then. */
      employee: Type.Optional(Type.Object({ offerCode: Code })),
      /** One piece at the price that friends helped to; nothing goes with it then. */
      assist: Type.Optional(Type.Object({ assistCode: Code })),
      /** Ahead, by a deposit and a balance; the shopper agreed that the deposit is not refunded. Nothing goes with it then. */
      presale: Type.Optional(Type.Object({ activityCode: Code, depositKept: Type.Literal(true) }))
    }),
    changes: [],
    data: Id
  }),
  'POST /o2cht/v1/order-settlements/submit-cart': endpoint({
    summary: 'Opens a settlement for chosen cart lines',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      rowIds: Type.Array(Code, { minItems: 1, maxItems: 200 }),
      /** The prices that were on the screen, one for each of rowIds; only told back as openedPriceFen. */
      seenPricesFen: Type.Optional(Type.Array(Fen, { minItems: 1, maxItems: 200 }))
    }),
    changes: [],
    data: Id
  }),
  'POST /o2cht/v1/order-settlements/submit-coupon-cart': endpoint({
    summary:
      'Opens a settlement for chosen cart lines that uses a coupon, with the best of the rest beside it. A coupon on offer that the shopper does not have is received first; refused, with nothing changed, when the lines can’t use it',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      couponCode: Code,
      rowIds: Type.Array(Code, { minItems: 1, maxItems: 200 }),
      /** The prices that were on the screen, one for each of rowIds; only told back as openedPriceFen. */
      seenPricesFen: Type.Optional(Type.Array(Fen, { minItems: 1, maxItems: 200 }))
    }),
    changes: ['o2mkt-b2c/coupon', 'o2mkt-b2c/coupon-self', 'o2cht/usable-rewards', account],
    data: Id
  }),
  'GET /o2cht/v1/order-settlements/query-settlement-detail': endpoint({
    summary: 'A settlement with today’s prices, freight, coupons and problems',
    token: 'required',
    query: Id,
    data: Settlement
  }),
  'GET /o2cht/v1/order-settlements/usable-rewards': endpoint({
    summary: 'What the shopper could use for an order, for the cart to foresee what a settlement will take off',
    token: 'required',
    // a list that is read must not jump under the finger
    tag: 'o2cht/usable-rewards',
    data: UsableRewards
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-address': endpoint({
    summary: 'Sets where it goes',
    token: 'required',
    body: Type.Object({ settlementId: Code, addressId: Code }),
    changes: [],
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-invoice': endpoint({
    summary: 'Sets the party that the orders are invoiced to once they are paid; without a party there is no invoice',
    token: 'required',
    body: Type.Object({
      settlementId: Code,
      party: Type.Optional(InvoicePartyInput),
      /** Keeps the title for next time, unless it is kept already. */
      keepTitle: Type.Boolean()
    }),
    changes: [],
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-remark': endpoint({
    summary: 'Keeps the remark for one shop',
    token: 'required',
    body: Type.Object({ settlementId: Code, shopCode: Code, remark: Signs(0, 100) }),
    changes: [],
    data: Ok
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-activities': endpoint({
    summary:
      'Chooses coupons, a red packet, points. What is not named stays as it is; `best` goes back to what saves most, which a new settlement follows',
    token: 'required',
    body: Type.Object({
      settlementId: Code,
      /** All that are used. */
      userCouponIds: Type.Optional(Type.Array(Code, { maxItems: 50 })),
      userPacketId: Type.Optional(Type.Union([Code, Type.Null()])),
      usePoints: Type.Optional(Type.Boolean()),
      best: Type.Optional(Type.Literal(true))
    }),
    changes: [],
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-notification-mobile-number': endpoint({
    summary: 'Sets the number that messages about its orders go to; null: the account’s own number again',
    token: 'required',
    body: Type.Object({
      settlementId: Code,
      phone: Type.Union([Type.String({ pattern: '^1[0-9]{10}$' }), Type.Null()])
    }),
    changes: [],
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-activities': endpoint({
    summary:
      'Chooses what an activity gives along, or nothing; refused with code gift.unusable when it can’t give that here now',
    token: 'required',
    body: Type.Object({
      settlementId: Code,
      activityCode: Code,
      /** Null: nothing is wanted of it. */
      skuCode: Type.Union([Code, Type.Null()])
    }),
    changes: [],
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/submit': endpoint({
    summary:
      'Turns a settlement into one order a shop and takes the stock. Refused with code cart.changed, address.changed, price.changed, gift.changed, stock.short, limit.exceeded, address.missing, address.region, sku.delisted or sku.restricted when what the shopper saw no longer holds',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      settlementId: Code,
      expectedPayFen: Fen,
      /** The digest of the settlement that was seen. Absent: only the amount to pay has to hold. */
      expectedDigest: Type.Optional(Code)
    }),
    changes: [
      'o2cart/carts',
      'o2wl/favorites',
      'o2mkt-b2c/coupon',
      'o2mkt-b2c/activity',
      'o2pcm/product',
      ...rewards,
      ...orders
    ],
    data: Type.Object({ orderCodes: Type.Array(Code), payFen: Fen, payBefore: Millis })
  })
}
