/** The brand's own desk: orders paid from the balance and by one other means, also in months. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { OrderCodes, PayBy, PayChannel, PaymentStatus, StartedPayment } from './o2ord'
import { Code, Fen, Millis } from '../shared'

const Months = Type.Integer({ minimum: 1, maximum: 60 })

/** What paying an amount in months comes to, and why it can't be chosen. */
export const DeskPlan = Type.Object({
  months: Months,
  feeFen: Fen,
  totalFen: Fen,
  /** Each month but the last. */
  monthFen: Fen,
  lastFen: Fen,
  /** A year's simple interest, in hundredths of a percent. */
  annualBasisPoints: Type.Integer({ minimum: 0 }),
  /** SHORT: below `leastFen`. OVER: more than may be owed. */
  refusal: Type.Optional(Type.Union([Type.Literal('SHORT'), Type.Literal('OVER')])),
  leastFen: Fen
})

/** One way to share the amount out: what comes from the balance, and what the rest costs in months. */
export const DeskSplit = Type.Object({ balanceFen: Fen, restFen: Fen, plans: Type.Array(DeskPlan) })

export const Desk = Type.Object({
  amountFen: Fen,
  payBefore: Millis,
  /** What there is to spend. */
  balanceFen: Fen,
  /** What may be owed in all, and what of it still may; 0 of 0: paying in months is not open to this shopper. */
  creditLimitFen: Fen,
  creditFen: Fen,
  /** With the balance, where there is one; and without. */
  splits: Type.Array(DeskSplit),
  /** The day on which each month is due, from its beginning; a plan has as many of them as months. */
  dueDays: Type.Array(Millis)
})

export const desk = {
  'GET /o2ord-b2c/v1/order-trades/desk': endpoint({
    summary: 'What the brand’s own desk offers for orders that wait for their payment, each way with its cost',
    token: 'required',
    tag: 'o2ord-b2c/desk',
    query: Type.Object({
      /** Numbers of orders, a comma between. */
      orderCodes: Type.String({ minLength: 1, maxLength: 1300, pattern: '^[A-Za-z0-9_,-]+$' })
    }),
    data: Desk
  }),
  'POST /o2ord-b2c/v1/order-trades/desk': endpoint({
    summary:
      'Pays orders at the brand’s own desk: from the balance, the rest by a channel or in months. What needs no cashier is done at once; any other open payment of these orders is closed. Refused when the amounts are others by now',
    token: 'required',
    tag: 'o2ord-b2c/desk',
    idempotent: true,
    body: Type.Object({
      orderCodes: OrderCodes,
      /** As it was on the screen. */
      expectedFen: Fen,
      /** What of it is to come from the balance. */
      balanceFen: Fen,
      /** The rest: by a channel, or in so many months. Neither: there is none. */
      channel: Type.Optional(PayChannel),
      months: Type.Optional(Months),
      host: PayBy.host,
      returnPath: PayBy.returnPath
    }),
    changes: [],
    data: Type.Object({
      paymentId: Code,
      amountFen: Fen,
      status: PaymentStatus,
      /** How the host goes on; absent: nothing is left to do. */
      cashier: Type.Optional(StartedPayment.properties.cashier)
    })
  })
}
