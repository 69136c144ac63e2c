/** Paying beyond the usual cashier: a presale's balance, and by a friend who has the order's link. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { OrderCodes, PayBy, Payment, StartedPayment } from './o2ord'
import { Code, Fen, GiftMark, Millis, Quantity, SpecValue } from '../shared'
import { orders } from '../tags'

/** OPEN: it can be paid. PAID: somebody did. CLOSED: its time is over, or the orders were cancelled. */
export const PayLinkState = Type.Union([Type.Literal('OPEN'), Type.Literal('PAID'), Type.Literal('CLOSED')])

/** What a link shows to its holder: the goods and one sign of the buyer's name. It shows no address and no number. */
export const PayLink = Type.Object({
  code: Code,
  state: PayLinkState,
  /** Whether the caller is the buyer. */
  own: Type.Boolean(),
  /** Its orders; only for the buyer. */
  orderCodes: Type.Optional(Type.Array(Code)),
  /** Whether the caller's money paid what of it is still bought. */
  paidByMe: Type.Boolean(),
  /** The part of the caller's money that came when it was paid or closed already, and goes back. Absent: nothing. */
  returnedFen: Type.Optional(Fen),
  /** The part of the caller's money that had paid it and goes back, as an order was cancelled or a price fell. Absent: nothing. */
  refundedFen: Type.Optional(Fen),
  /** The payment of the request's `payKey`. */
  payment: Type.Optional(Payment),
  /** First character of their name, the rest hidden. */
  buyer: Type.String(),
  /** What is to be paid, once it is over what was. */
  amountFen: Fen,
  savedFen: Fen,
  /** Until when; only while it is open. */
  validUntil: Type.Optional(Millis),
  shops: Type.Array(
    Type.Object({
      shopName: Type.String(),
      rows: Type.Array(
        Type.Object({
          title: Type.String(),
          picture: Type.String(),
          specs: Type.Array(SpecValue),
          quantity: Quantity,
          gift: GiftMark
        })
      )
    })
  )
})

export const paying = {
  'POST /o2ord-b2c/v1/order-trades/pay-links': endpoint({
    summary: 'The link by which a friend pays for orders that wait for it; the same orders have one link',
    token: 'required',
    idempotent: true,
    body: Type.Object({ orderCodes: OrderCodes }),
    changes: ['o2pcm/product', ...orders],
    data: Type.Object({ code: Code, validUntil: Millis })
  }),
  'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}': endpoint({
    summary: 'What a link asks its holder to pay: goods and amount, no address, no number',
    token: 'optional',
    query: Type.Object({
      /** `paymentId` of a payment that was started by the link without a login: its holder may read what became of it. */
      payKey: Type.Optional(Code)
    }),
    data: PayLink
  }),
  'POST /o2ord-b2c/v1/balancet-redpacket': endpoint({
    summary:
      'Starts the payment of a presale’s balance, less the red packet that its settlement chose, or goes on with the open one of the same channel and host. Refused before its window and for an order that waits for another payment',
    token: 'required',
    idempotent: true,
    body: Type.Object({ orderCode: Code, ...PayBy }),
    changes: ['o2pcm/product', ...orders],
    data: StartedPayment
  }),
  'POST /o2ord-b2c/v1/pub/order-trades/pay': endpoint({
    summary:
      'Starts a payment for the orders of a link, by anybody, or goes on with the one that who is logged in has open; any other open payment of these orders is closed. Refused when another amount is to be paid by now',
    token: 'optional',
    body: Type.Object({ payLink: Code, expectedFen: Fen, ...PayBy }),
    changes: ['o2pcm/product', ...orders],
    data: StartedPayment
  })
}
