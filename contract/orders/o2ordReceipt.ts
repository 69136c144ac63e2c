/** Confirming receipt by the link of a message: its code is enough, without a login. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, GiftMark, Millis, Quantity } from '../shared'
import { orders, rewards } from '../tags'

/**
 * OPEN: can be confirmed. DONE: it was, by this link. ENDED: the order ended otherwise. EXPIRED: the link is too old.
 */
export const ReceiptState = Type.Union([
  Type.Literal('OPEN'),
  Type.Literal('DONE'),
  Type.Literal('ENDED'),
  Type.Literal('EXPIRED')
])

/** What the link shows to its holder: the goods, and nothing about their receiver. */
export const Receipt = Type.Object({
  state: ReceiptState,
  shopName: Type.String(),
  quantity: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      skuCode: Code,
      title: Type.String(),
      picture: Type.String(),
      specs: Type.String(),
      quantity: Quantity,
      gift: GiftMark
    })
  ),
  /** Confirming takes the end of the receiver's phone: the message went to a number that nobody confirmed. */
  asksPhone: Type.Optional(Type.Literal(true)),
  /** When the order completes by itself; only while OPEN. */
  autoReceiveAt: Type.Optional(Millis),
  /** When it was received. */
  completedAt: Type.Optional(Millis)
})

export const receipts = {
  'GET /o2ord-b2c/v1/pub/confirm-receive': endpoint({
    summary: 'What the link of a message is about: goods and state, no address',
    query: Type.Object({ code: Code }),
    data: Receipt
  }),
  'POST /o2ord-b2c/v1/pub/confirm-receive': endpoint({
    summary:
      'Confirms by the link of a message that the goods arrived; works once. Where the message went to a number given for the order, `phoneEnd` holds the last four digits of the receiver’s phone: refused with receipt.phone, after five with receipt.guessed',
    body: Type.Object({ code: Code, phoneEnd: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })) }),
    changes: ['o2cum/customerLevel', 'o2cmt/product-comment', ...rewards, ...orders],
    data: Receipt
  })
}
