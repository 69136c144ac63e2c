/** Assist: a price that falls as friends help (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, SpecValue, paged } from '../shared'

const Count = Type.Integer({ minimum: 0 })

/** So many helpers, and what a piece costs then; each further one costs less. */
export const AssistStep = Type.Object({ helpers: Type.Integer({ minimum: 1 }), priceFen: Fen })

/** What is bought, and what it costs without help. */
const Goods = {
  activityCode: Code,
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  /** Bought alone, now. */
  soloFen: Fen,
  steps: Type.Array(AssistStep)
}

/** RUNNING: friends can help. REACHED: the last step is. ENDED: its time is over. USED: an order has its price. LAPSED: not bought in time. */
export const AssistState = Type.Union([
  Type.Literal('RUNNING'),
  Type.Literal('REACHED'),
  Type.Literal('ENDED'),
  Type.Literal('USED'),
  Type.Literal('LAPSED')
])

export const AssistActivity = Type.Object({
  ...Goods,
  startAt: Millis,
  endAt: Millis,
  state: Type.Union([Type.Literal('UPCOMING'), Type.Literal('OPEN'), Type.Literal('OVER')]),
  /** Pieces that nobody has started for yet. */
  left: Count,
  /** The caller’s own that is not over, or was bought; absent: they can start one. */
  assistCode: Type.Optional(Code)
})

export const AssistHelper = Type.Object({
  /** Masked. */
  name: Type.String(),
  at: Millis,
  /** The caller. */
  own: Type.Boolean()
})

/** An assist as everybody sees it. */
export const Assist = Type.Object({
  assistCode: Code,
  ...Goods,
  state: AssistState,
  /** The shopper who started it, masked. */
  owner: Type.String(),
  /** The caller’s own. */
  own: Type.Boolean(),
  helped: Count,
  /** The price reached; absent: no step yet. */
  priceFen: Type.Optional(Fen),
  startedAt: Millis,
  /** Until then friends can help. */
  endsAt: Millis,
  /** Until then the price reached can be bought. */
  useBefore: Millis,
  /** Newest first. */
  helpers: Type.Array(AssistHelper),
  /** Whether the caller can start a new one; OVER where that would be refused: all taken, another is running or was bought. */
  activityState: AssistActivity.properties.state,
  /** Why the caller can’t help; absent: they can. */
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('OWN'),
      Type.Literal('HELPED'),
      Type.Literal('FULL'),
      Type.Literal('OVER'),
      Type.Literal('DAILY')
    ])
  ),
  /** Whether its owner can buy it now. */
  usable: Type.Boolean(),
  /** The order that has its price: only for its owner. */
  orderCode: Type.Optional(Code)
})

export const assists = {
  'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub': endpoint({
    summary: 'What friends can help to buy: running ones first, then those to come',
    token: 'optional',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(AssistActivity)
  }),
  'GET /o2mkt-b2c/v1/assist/pub/detail': endpoint({
    summary: 'An assist as everybody sees it, with masked names; opening it counts nothing',
    token: 'optional',
    query: Type.Object({ assistCode: Code }),
    data: Assist
  }),
  'GET /o2mkt-b2c/v1/assist/pub/rule': endpoint({
    summary: 'By which rules friends help; of one activity with its steps and times',
    token: 'optional',
    query: Type.Object({ activityCode: Type.Optional(Code) }),
    data: Type.Object({
      /** How long friends can help, and how long the price can be bought after that, hours. */
      runHours: Count,
      useHours: Count,
      /** How many others one shopper helps in a day. */
      helpsADay: Count,
      activity: Type.Optional(AssistActivity)
    })
  }),
  'GET /o2mkt-b2c/v1/assist/listActivityInfo': endpoint({
    summary: 'The caller’s assists of the last 30 days, newest first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(Assist)
  }),
  'POST /o2mkt-b2c/v1/assist/createActivity': endpoint({
    summary: 'Starts an assist: a piece is kept for it; one of a product at a time',
    token: 'required',
    idempotent: true,
    body: Type.Object({ activityCode: Code }),
    changes: [],
    data: Assist
  }),
  'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity': endpoint({
    summary: 'Helps somebody: a person once, three a day, never oneself',
    token: 'required',
    idempotent: true,
    body: Type.Object({ assistCode: Code }),
    changes: [],
    data: Assist
  })
}
