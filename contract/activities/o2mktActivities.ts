/** Activities of every kind in one list: what is on or comes, how much of it is left (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { RebateToCome } from '../money/o2srhRebates'
import { LowestMark, SeckillRow } from './o2mktSeckill'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'

const Count = Type.Integer({ minimum: 0 })

export const ActivityKind = Type.Union([
  Type.Literal('FLASH'),
  Type.Literal('PRESALE'),
  Type.Literal('GROUP'),
  Type.Literal('ASSIST')
])

/** A SKU in one activity. */
export const ActivityRow = Type.Object({
  kind: ActivityKind,
  /** The code; a session has its own. */
  activityCode: Code,
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  /** The least that a piece can cost in it. */
  priceFen: Fen,
  startAt: Millis,
  endAt: Millis,
  allotment: Count,
  left: Count
})

/** One that a SKU is in, as it is for who asks. */
const SkuActivity = Type.Object({
  ...ActivityRow.properties,
  /** ASSIST: the caller’s own that is not over, or was bought. */
  assistCode: Type.Optional(Code),
  /** FLASH: no piece was offered for less within 90 days. */
  lowest: LowestMark
})

export const activities = {
  'GET /o2mkt-b2c/v1/activity/pub': endpoint({
    summary:
      'The activities that a SKU is in now or next, the nearest first; what a piece gives back, what the trade-in subsidy takes off one, and the trial of it that is open',
    token: 'optional',
    query: Type.Object({ skuCode: Code }),
    data: Type.Object({
      list: Type.Array(SkuActivity),
      /** The rebate on a piece as it is bought otherwise; absent: nothing. */
      rebate: Type.Optional(RebateToCome),
      /** Off a piece as it is bought otherwise, for who has a place or can claim one; absent: nothing. */
      subsidyFen: Type.Optional(Fen),
      /** The trial of it that takes applications now and ends first; absent: there is none. */
      trialCode: Type.Optional(Code)
    })
  }),
  'GET /o2mkt-b2c/v1/activity/pub/page': endpoint({
    summary: 'What is in an activity now or next, the nearest first',
    query: Type.Object({ kind: Type.Optional(ActivityKind), page: Page, size: Size }),
    data: paged(ActivityRow)
  }),
  'GET /o2mkt-b2c/v1/activity/page': endpoint({
    summary: 'Activities that the shopper has an order of, the newest first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(Type.Object({ ...ActivityRow.properties, orderCode: Code }))
  }),
  'GET /o2mkt-b2c/v1/activity/pub/seckil/page': endpoint({
    summary: 'Rows of a session of the flash sale, each as it is for the shopper who asks; none of one that is unknown',
    token: 'optional',
    query: Type.Object({ sessionCode: Code, page: Page, size: Size }),
    data: paged(SeckillRow)
  }),
  'GET /o2mkt-b2c/v1/activity/pub/seckil-number': endpoint({
    summary: 'How many pieces of a session are left, held and sold',
    query: Type.Object({ sessionCode: Code }),
    data: Type.Object({ sessionCode: Code, allotment: Count, left: Count, held: Count, sold: Count })
  }),
  'GET /o2mkt-b2c/v1/activity/stock': endpoint({
    summary: 'How many pieces of an activity are left; none of one that is unknown or over',
    query: Type.Object({ activityCode: Code }),
    data: Type.Object({ activityCode: Code, allotment: Count, left: Count })
  })
}
