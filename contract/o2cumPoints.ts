/** Points: balance, rows, the rule they pay by. */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code, Fen, Millis, Page, Size, paged } from './shared'

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
  })
}
