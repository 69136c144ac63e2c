/** Messages: a shopper's inbox, and what they let the shop send through the messaging platform (spec 7.5). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Millis, Page, Size, paged } from '../shared'

/**
 * The platform's subscription templates, by the names of spec 7.5; of our own `goodsNotice` is of goods somebody waits
 * for, `couponOpen` of a coupon that can be received now, `couponExpire`, `packetExpire`, `pointExpire` of what ends soon.
 */
export const SubscribeTemplate = Type.Union([
  Type.Literal('seckill'),
  Type.Literal('afterrefuse'),
  Type.Literal('refundSuccess'),
  Type.Literal('paymentSuccess'),
  Type.Literal('orderDelivery'),
  Type.Literal('orderStatus'),
  Type.Literal('orderCancell'),
  Type.Literal('goodsNotice'),
  Type.Literal('couponOpen'),
  Type.Literal('couponExpire'),
  Type.Literal('packetExpire'),
  Type.Literal('pointExpire')
])

/** ORDER: orders and their money · PARCEL: where they are · OFFER: what is cheaper, begins or ends · SERVICE: after the purchase. */
export const MessageKind = Type.Union([
  Type.Literal('ORDER'),
  Type.Literal('PARCEL'),
  Type.Literal('OFFER'),
  Type.Literal('SERVICE')
])
export const MessageTarget = Type.Union([
  Type.Literal('ORDER'),
  Type.Literal('PARCEL'),
  Type.Literal('CASE'),
  Type.Literal('BILL'),
  Type.Literal('INVOICE'),
  Type.Literal('QUESTION'),
  Type.Literal('PRODUCT'),
  Type.Literal('REVIEW'),
  Type.Literal('COUPON'),
  Type.Literal('PACKET'),
  Type.Literal('POINTS'),
  Type.Literal('ROOM'),
  Type.Literal('PAY_LINK'),
  Type.Literal('CHAT'),
  Type.Literal('TRIAL'),
  Type.Literal('SUBSIDY'),
  Type.Literal('GROUP'),
  Type.Literal('ASSIST'),
  Type.Literal('STORY'),
  Type.Literal('INVITE'),
  Type.Literal('ACCOUNT')
])

const Count = Type.Integer({ minimum: 0 })

/** A message in a shopper's inbox. */
export const UserMessage = Type.Object({
  messageId: Code,
  /** Grows with each message of the shopper's: a later one has a higher number, even where the clock went back. */
  number: Type.Integer({ minimum: 1 }),
  kind: MessageKind,
  target: MessageTarget,
  title: Type.String(),
  /** One sentence. */
  body: Type.String(),
  /** What it is about, such as the name of the goods; absent: the sentence says it. */
  about: Type.Optional(Type.String()),
  picture: Type.Optional(Type.String()),
  /** Path and parameters of the app's page that it leads to, without a slash before it. */
  page: Type.String(),
  /** What it led to is gone: `page` is where such things are found. */
  gone: Type.Boolean(),
  createdAt: Millis,
  read: Type.Boolean()
})

export const message = {
  'GET /o2msg/v1/user-messages/count': endpoint({
    summary: 'How many messages are unread, of each kind; counted from the rows that the list shows',
    token: 'required',
    data: Type.Object({ total: Count, ORDER: Count, PARCEL: Count, OFFER: Count, SERVICE: Count })
  }),
  'GET /o2msg/v1/user-messages/list': endpoint({
    summary: 'What the shopper was told within a year, the newest first',
    token: 'required',
    query: Type.Object({ kind: Type.Optional(MessageKind), page: Page, size: Size }),
    data: paged(UserMessage)
  }),
  'GET /o2msg/v1/user-messages/detail': endpoint({
    summary: 'One message, and whether what it leads to is still there',
    token: 'required',
    query: Type.Object({ messageId: Code }),
    data: UserMessage
  }),
  'POST /o2msg/v1/user-messages/read-flag': endpoint({
    summary: 'Marks one message as read, or all up to a number; what came after it stays unread',
    token: 'required',
    body: Type.Object({
      messageId: Type.Optional(Code),
      /** All of the shopper's, of a kind or of every kind, with this number or a lower one. */
      upTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      kind: Type.Optional(MessageKind)
    }),
    changes: [],
    data: Type.Object({
      /** Messages that were unread until then. */
      marked: Count
    })
  }),
  'POST /o2msg/v1/subscribe-messages': endpoint({
    summary: 'Keeps that the shopper allowed one more message of each of these templates',
    token: 'required',
    body: Type.Object({ templates: Type.Array(SubscribeTemplate, { minItems: 1, maxItems: 3, uniqueItems: true }) }),
    changes: [],
    data: Type.Object({
      /** Messages that may be sent by now, of each of the templates named. */
      allowed: Type.Array(Type.Object({ template: SubscribeTemplate, count: Type.Integer({ minimum: 1 }) }))
    })
  })
}
