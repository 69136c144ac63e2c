/** Flash sales: sessions with an allotment of pieces of a SKU each. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis } from '../shared'

/** What a row is for the caller. CLOSED: they left two orders of the session unpaid. */
export const SeckillState = Type.Union([
  Type.Literal('COMING'),
  Type.Literal('OPEN'),
  Type.Literal('HELD_OUT'),
  Type.Literal('SOLD_OUT'),
  Type.Literal('OVER'),
  Type.Literal('BOUGHT'),
  Type.Literal('CLOSED')
])

/** No piece was offered for less within the 90 days before the session; absent: one was, or it was not sold that long. */
export const LowestMark = Type.Optional(Type.Literal(true))

export const SeckillRow = Type.Object({
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  priceFen: Fen,
  /** What a piece costs outside the session. */
  regularPriceFen: Fen,
  lowest: LowestMark,
  allotment: Type.Integer({ minimum: 0 }),
  left: Type.Integer({ minimum: 0 }),
  /** Ordered and not paid for yet. */
  held: Type.Integer({ minimum: 0 }),
  /** When the first of the held pieces may come back. */
  returnsAt: Type.Optional(Millis),
  limit: Type.Integer({ minimum: 1 }),
  state: SeckillState,
  /** The shopper gets a notice when it begins. */
  reminded: Type.Optional(Type.Literal(true)),
  /** The shopper's own order of it. */
  orderCode: Type.Optional(Code)
})

export const SeckillSession = Type.Object({
  sessionCode: Code,
  startAt: Millis,
  endAt: Millis,
  rows: Type.Array(SeckillRow)
})

export const seckill = {
  'GET /o2mkt-b2c/v1/activity/pub/seckil': endpoint({
    summary:
      'Sessions of the flash sale that ended today, run or come next, each row as it is for the shopper who asks',
    token: 'optional',
    data: Type.Object({
      sessions: Type.Array(SeckillSession),
      /** When the next session begins, after the days that are shown, where these have none; absent: none is planned. */
      nextAt: Type.Optional(Millis)
    })
  })
}
