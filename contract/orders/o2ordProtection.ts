/** Price protection: what goes back of an order whose goods became cheaper soon after. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Quantity } from '../shared'
import { orders } from '../tags'

/** CLAIMABLE: money goes back. The others say why none does (`domain/aftersale/protection`). */
const ProtectionState = Type.Union([
  Type.Literal('CLAIMABLE'),
  Type.Literal('CLAIMED'),
  Type.Literal('UNPAID'),
  Type.Literal('CLOSED'),
  Type.Literal('OVER'),
  Type.Literal('GONE'),
  Type.Literal('RETURNED'),
  Type.Literal('SAME'),
  Type.Literal('SPENT')
])

export const PriceProtection = Type.Object({
  orderCode: Code,
  /** A lower price can be claimed until then. */
  endsAt: Millis,
  /** What can be claimed now, of all rows. */
  claimableFen: Fen,
  /** What went back by claims. */
  claimedFen: Fen,
  rows: Type.Array(
    Type.Object({
      /** The row's position within its order. */
      position: Type.Integer({ minimum: 0 }),
      title: Type.String(),
      picture: Type.String(),
      specs: Type.String(),
      quantity: Quantity,
      /** A piece, when it was ordered. */
      priceFen: Fen,
      /** A piece now, without a flash sale, or when it was claimed; absent: no longer sold. */
      nowFen: Type.Optional(Fen),
      state: ProtectionState,
      /** What goes back, or went. */
      refundFen: Fen
    })
  )
})

export const protection = {
  'GET /o2ord-b2c/v1/price-protection': endpoint({
    summary: 'What of an order became cheaper, what that gives back, and why a row gives nothing',
    token: 'required',
    query: Type.Object({ orderCode: Code }),
    data: PriceProtection
  }),
  'POST /o2ord-b2c/v1/price-protection': endpoint({
    summary: 'Claims the difference of one row, once; it goes back to the payer',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      orderCode: Code,
      position: Type.Integer({ minimum: 0, maximum: 1000 }),
      /** What was on the screen; another amount by now is refused. */
      refundFen: Fen
    }),
    changes: ['o2ord-b2c/invoice', 'o2msg/user-messages', 'o2mkt-b2c/group-buy', ...orders],
    data: PriceProtection
  })
}
