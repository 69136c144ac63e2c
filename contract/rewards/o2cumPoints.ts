/** Points: balance, rows, the rule they pay by. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'
import { account } from '../tags'

/** `YYYY-MM` of the shop's calendar. */
export const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

const Points = Type.Integer({ minimum: 0 })

/**
 * RESERVE: held for an order. VOID: back, as it was not paid. REFUND: a part is back. CORRECT: mends another row. What a
 * row is about is its source.
 */
export const PointTransaction = Type.Object({
  entryId: Code,
  kind: Type.Union([
    Type.Literal('OPENING'),
    Type.Literal('EARN'),
    Type.Literal('SPEND'),
    Type.Literal('RESERVE'),
    Type.Literal('POST'),
    Type.Literal('VOID'),
    Type.Literal('REFUND'),
    Type.Literal('EXPIRE'),
    Type.Literal('CORRECT')
  ]),
  source: Type.Union([
    Type.Literal('OPENING'),
    Type.Literal('ORDER'),
    Type.Literal('REVIEW'),
    Type.Literal('CHECK_IN'),
    Type.Literal('STREAK'),
    Type.Literal('EXCHANGE'),
    Type.Literal('SETTLEMENT'),
    Type.Literal('SERVICE'),
    Type.Literal('EXPIRY')
  ]),
  /** Below zero when they went. */
  points: Type.Integer(),
  /** What it was for, where that has a name. */
  subject: Type.Optional(Type.String()),
  createdAt: Millis
})

/** `YYYY-MM-DD` of the shop's calendar. */
const Day = Type.String({ pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' })

export const CheckIn = Type.Object({
  today: Day,
  checkedToday: Type.Boolean(),
  /** Days in a row up to today, or up to yesterday while today can still join them. */
  streak: Type.Integer({ minimum: 0 }),
  month: Month,
  /** The days of the month that were checked in on. */
  days: Type.Array(Day),
  dailyPoints: Points,
  /** What days in a row earn beside that; the last ends a round. */
  rewards: Type.Array(Type.Object({ days: Type.Integer({ minimum: 1 }), points: Points }))
})

/** GOODS: sent to an address. COUPON: the shopper has it at once. */
const OfferKind = Type.Union([Type.Literal('GOODS'), Type.Literal('COUPON')])

/** What points are exchanged for. */
export const PointOffer = Type.Object({
  offerCode: Code,
  kind: OfferKind,
  name: Type.String(),
  points: Type.Integer({ minimum: 1 }),
  /** Goods: what they cost in the shop. */
  priceFen: Type.Optional(Fen),
  picture: Type.Optional(Type.String()),
  spuCode: Type.Optional(Code),
  coupon: Type.Optional(
    Type.Object({
      benefit: Type.Union([Type.Literal('AMOUNT'), Type.Literal('PERCENT'), Type.Literal('FREIGHT')]),
      amountFen: Fen,
      offBp: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
      thresholdFen: Fen
    })
  ),
  leftOver: Type.Integer({ minimum: 0 }),
  /** How many there were. */
  quantity: Type.Integer({ minimum: 1 }),
  /** How many one shopper may have. */
  mostEach: Type.Integer({ minimum: 1 }),
  /** How many this shopper has had. */
  had: Type.Integer({ minimum: 0 })
})

/** PREPARING: goods are to be sent. SENT: they are on their way. GIVEN: a coupon, which the shopper has. */
export const PointExchange = Type.Object({
  exchangeId: Code,
  offerCode: Code,
  kind: OfferKind,
  name: Type.String(),
  picture: Type.Optional(Type.String()),
  points: Points,
  status: Type.Union([Type.Literal('PREPARING'), Type.Literal('SENT'), Type.Literal('GIVEN')]),
  /** Where goods go. */
  receiver: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  trackingNo: Type.Optional(Type.String()),
  createdAt: Millis
})

export const points = {
  'GET /o2cum/v1/customer-point/consume-rule': endpoint({
    summary: 'How points pay for an order: points a fen, the least that are taken, the most of an order',
    data: Type.Object({
      pointsPerFen: Type.Integer({ minimum: 1 }),
      leastPoints: Points,
      /** In hundredths of a percent. */
      mostBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 })
    })
  }),
  'GET /o2cum/v1/customer-point/balance': endpoint({
    summary: "The shopper's points, what they are worth, and which of them end soon",
    token: 'required',
    data: Type.Object({
      pointAvailable: Points,
      worthFen: Fen,
      endingSoon: Type.Optional(Type.Object({ points: Points, endsAt: Millis }))
    })
  }),
  'GET /o2cum/v1/customer-point/transaction': endpoint({
    summary: "A month of the shopper's point rows, newest first, and what came and went in it; default: this month",
    token: 'required',
    query: Type.Object({
      month: Type.Optional(Month),
      direction: Type.Optional(Type.Union([Type.Literal('IN'), Type.Literal('OUT')])),
      page: Page,
      size: Size
    }),
    data: Type.Object({ ...paged(PointTransaction).properties, month: Month, earned: Points, spent: Points })
  }),
  'GET /o2cum/v1/checkin': endpoint({
    summary: "A month of the shopper's check-ins, and how many days in a row they have; default: this month",
    token: 'required',
    query: Type.Object({ month: Type.Optional(Month) }),
    data: CheckIn
  }),
  'POST /o2cum/v1/checkin': endpoint({
    summary: 'Checks in for the shop’s day, once on any number of devices; a second one earns nothing',
    token: 'required',
    idempotent: true,
    changes: ['o2cum/customer-point', account],
    data: Type.Object({ ...CheckIn.properties, earned: Points })
  }),
  'GET /o2cum/v1/customer-point/offers': endpoint({
    summary: 'What points are exchanged for, goods first, and what is left of it',
    token: 'required',
    data: Type.Object({ list: Type.Array(PointOffer) })
  }),
  'POST /o2cum/v1/customer-point/reducePoint': endpoint({
    summary: 'Exchanges points for one of an offer; goods go to the address, a coupon is there at once',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      offerCode: Code,
      /** What the shopper was shown; another price is refused. */
      expectedPoints: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
      addressId: Type.Optional(Code)
    }),
    changes: [account, 'o2mkt-b2c/coupon-self', 'o2cht/usable-rewards'],
    data: Type.Object({ ...PointExchange.properties, pointAvailable: Points })
  }),
  'GET /o2cum/v1/customer-point/exchanges': endpoint({
    summary: "The shopper's exchanges, newest first",
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(PointExchange)
  }),
  'GET /o2cum/v1/customerLevel': endpoint({
    summary: 'The levels, from which spending each holds and what it gives, and which one is the shopper’s',
    token: 'required',
    data: Type.Object({
      levelCode: Code,
      spentFen: Fen,
      list: Type.Array(
        Type.Object({
          levelCode: Code,
          levelName: Type.String(),
          fromFen: Fen,
          /** Percent more points for each order that is received. */
          extraPercent: Type.Integer({ minimum: 0 })
        })
      )
    })
  })
}
