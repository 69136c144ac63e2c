/** Checkout: a settlement is what the shopper is about to order, split by shop, kept on the server until submitted. */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code, Fen, Millis, Ok, Quantity, SkuRow } from './shared'
import { Address } from './o2cum'

export const SettlementCoupon = Type.Object({
  userCouponId: Code,
  name: Type.String(),
  thresholdFen: Fen,
  /** What it would take off this settlement; 0 when it does not apply. */
  discountFen: Fen,
  endAt: Millis,
  usable: Type.Boolean(),
  /** Fen still missing to its threshold. */
  shortFen: Fen
})

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
  goodsFen: Fen,
  freightFen: Fen,
  discountFen: Fen,
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
  userCouponId: Type.Union([Code, Type.Null()]),
  goodsFen: Fen,
  freightFen: Fen,
  discountFen: Fen,
  payFen: Fen,
  /** Stands for the address and every unit price, quantity, freight and discount in it; a submit gives back the one that was seen. */
  digest: Code,
  /** Set once it was submitted: the orders it became. */
  orderCodes: Type.Array(Code)
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
      )
    }),
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
    data: Id
  }),
  'GET /o2cht/v1/order-settlements/query-settlement-detail': endpoint({
    summary: 'A settlement with today’s prices, freight, coupons and problems',
    token: 'required',
    query: Id,
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-address': endpoint({
    summary: 'Sets where it goes',
    token: 'required',
    body: Type.Object({ settlementId: Code, addressId: Code }),
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-remark': endpoint({
    summary: 'Keeps the remark for one shop',
    token: 'required',
    body: Type.Object({ settlementId: Code, shopCode: Code, remark: Type.String({ maxLength: 100 }) }),
    data: Ok
  }),
  'POST /o2cht/v1/order-settlements/modify-settlement-activities': endpoint({
    summary: 'Chooses a coupon, or none',
    token: 'required',
    body: Type.Object({ settlementId: Code, userCouponId: Type.Union([Code, Type.Null()]) }),
    data: Settlement
  }),
  'POST /o2cht/v1/order-settlements/submit': endpoint({
    summary:
      'Turns a settlement into one order a shop and takes the stock. Refused with code cart.changed, address.changed, price.changed, stock.short, limit.exceeded, address.missing, sku.delisted or sku.restricted when what the shopper saw no longer holds',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      settlementId: Code,
      expectedPayFen: Fen,
      /** Of the settlement that was seen. Absent: only the amount to pay has to hold. */
      expectedDigest: Type.Optional(Code)
    }),
    data: Type.Object({ orderCodes: Type.Array(Code), payFen: Fen, payBefore: Millis })
  })
}
