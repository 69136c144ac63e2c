/** Rebates: products that give money back once their return window is over, and what comes back to a shopper (spec 7.2). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { ProductCard } from '../goods/o2srh'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'

const Days = Type.Integer({ minimum: 1 })

/** MOST: the most money first. SHARE: the largest part of the price first. UNDER_100: below ¥100. PRICE: the cheapest first. */
export const RebateView = Type.Union([
  Type.Literal('MOST'),
  Type.Literal('SHARE'),
  Type.Literal('UNDER_100'),
  Type.Literal('PRICE')
])

export const RebateProduct = Type.Object({
  product: ProductCard,
  /** The rebate on one piece at the price of now, without coupons. */
  rebateFen: Fen,
  /** Full days from the receipt to the money. */
  days: Days
})

/** PENDING: it comes. EARNED: it is in the balance. VOID: the goods went back. */
export const RebateState = Type.Union([Type.Literal('PENDING'), Type.Literal('EARNED'), Type.Literal('VOID')])

/** What a purchase gives back at the prices of now, and how many full days after the receipt. */
export const RebateToCome = Type.Object({ rebateFen: Fen, days: Days })

/** What an order gives back. */
export const OrderRebate = Type.Object({
  state: RebateState,
  /** What is left of it: to come, or in the balance. */
  rebateFen: Fen,
  /** What went of it with refunds; absent: nothing. */
  backFen: Type.Optional(Fen),
  /** Full days from the receipt to the money. */
  days: Days,
  /** When it is due: of received orders. */
  dueAt: Type.Optional(Millis),
  /** A case after the sale puts it off; absent: none does. */
  waitsForCase: Type.Optional(Type.Literal(true)),
  paidAt: Type.Optional(Millis)
})

/** What comes back of one row of an order. */
export const OwnRebate = Type.Object({
  orderCode: Code,
  position: Type.Integer({ minimum: 0 }),
  title: Type.String(),
  picture: Type.String(),
  /** What is left of it; of one that is void what it was. */
  rebateFen: Fen,
  state: RebateState,
  orderedAt: Millis,
  /** The order was received. */
  receivedAt: Type.Optional(Millis),
  /** When it is due: of received orders; a case after the sale puts it off. */
  dueAt: Type.Optional(Millis),
  waitsForCase: Type.Boolean(),
  /** Full days from the receipt to the money. */
  days: Days,
  paidAt: Type.Optional(Millis)
})

export const rebates = {
  'GET /o2srh/v1/platform-fy-products/search': endpoint({
    summary: 'Products that give money back, how much, and how many days after receipt',
    query: Type.Object({ view: Type.Optional(RebateView), page: Page, size: Size }),
    data: paged(RebateProduct)
  }),
  'GET /o2mkt-b2c/v1/rebate/own': endpoint({
    summary: 'What comes back to the shopper: what is due next first, then what is over',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: Type.Object({
      ...paged(OwnRebate).properties,
      pendingFen: Fen,
      earnedFen: Fen
    })
  })
}
