/**
 * The chat with the shop's people (spec 1.1, 3.2, 4.3). The specification has a third party's; this is the shop's own, beside
 * its calls. A conversation is one shopper's with one shop, or with the brand, for good; sessions lie in it.
 */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { Code, Fen, Millis, Ok, Page, PicturePath, Quantity, Signs, Size, paged } from '../shared'

/** States of `domain/content/chat`. */
export const ChatState = Type.Union([
  Type.Literal('ROBOT'),
  Type.Literal('QUEUED'),
  Type.Literal('LEFT'),
  Type.Literal('WITH_AGENT'),
  Type.Literal('ENDED')
])

/** The label of the chat's entry (spec 4.3). */
export const ChatPort = Type.Union([Type.Literal('MINI_PROGRAM'), Type.Literal('APP'), Type.Literal('H5')])

/** A chat product card (spec 3.2). */
export const ChatProductCard = Type.Object({
  title: Type.String(),
  picture: Type.String(),
  /** What one piece costs when it is sent, in fen; shown with ¥. */
  unitPrice: Fen,
  /** Path of its screen in the app. */
  url: Type.String(),
  shopId: Code,
  skuCode: Code,
  spuCode: Code,
  /** Its version, such as «曜石黑，90cm». */
  specs: Type.String()
})

/** A chat order card (spec 3.2). */
export const ChatOrderCard = Type.Object({
  /** As it is read out: the number in groups. */
  showOrderId: Type.String(),
  picture: Type.String(),
  /** Pieces. */
  orderCount: Quantity,
  orderTime: Millis,
  /** As it is now, also in a card of last week; `OrderStatus`. */
  orderStatus: Type.String(),
  /** The same in the reader's words. */
  statusName: Type.String(),
  orderId: Code,
  /** Fen. */
  payMoney: Fen,
  /** What the shopper wrote for the shop when they ordered. */
  note: Type.String(),
  title: Type.String(),
  specs: Type.String(),
  /** Path of its screen in the app. */
  url: Type.String()
})

/** A card of an after-sales case: the order card's sister. */
export const ChatCaseCard = Type.Object({
  caseCode: Code,
  orderId: Code,
  title: Type.String(),
  picture: Type.String(),
  /** The request, and its state, in the reader's words. */
  kindName: Type.String(),
  statusName: Type.String(),
  refundFen: Fen,
  url: Type.String()
})

export const ChatQuestion = Type.Object({ problemCode: Code, title: Type.String() })

export const ChatMessage = Type.Object({
  /** Its place in the conversation: from 1, without gaps. What is shown stands by this number alone. */
  number: Type.Integer({ minimum: 1 }),
  /** What the conversation had come to when this was last as it is; grows with each change. */
  revision: Type.Integer({ minimum: 1 }),
  /** The id that the sender's device gave; the shopper's own alone. */
  clientId: Type.Optional(Code),
  from: Type.Union([
    Type.Literal('SHOPPER'),
    Type.Literal('ROBOT'),
    Type.Literal('AGENT'),
    /** What happened: somebody took over, the session ended. */
    Type.Literal('SYSTEM')
  ]),
  kind: Type.Union([
    Type.Literal('TEXT'),
    Type.Literal('PICTURES'),
    Type.Literal('PRODUCT'),
    Type.Literal('ORDER'),
    Type.Literal('CASE'),
    /** The robot's answer, or what it offers to answer. */
    Type.Literal('ANSWER'),
    Type.Literal('TAKEN_BACK')
  ]),
  at: Millis,
  /** Who speaks for the shop. */
  name: Type.Optional(Type.String()),
  /** Plain text, not markup. */
  text: Type.String(),
  /** Each opens for ten minutes. */
  pictures: Type.Optional(Type.Array(Type.String(), { maxItems: 9 })),
  product: Type.Optional(ChatProductCard),
  order: Type.Optional(ChatOrderCard),
  case: Type.Optional(ChatCaseCard),
  questions: Type.Optional(Type.Array(ChatQuestion, { maxItems: 9 })),
  /** Whether an answer of the robot's helped. */
  helped: Type.Optional(Type.Union([Type.Literal('YES'), Type.Literal('NO'), Type.Literal('NONE')])),
  /** The shopper may take it back until then. */
  takeBackUntil: Type.Optional(Millis)
})

/** What a chat may be about beside goods, orders and cases. PHONE_LOST: the shopper has no longer the phone they log in by. */
export const ChatSubject = Type.Literal('PHONE_LOST')

/** A session that a person had and that has ended. */
export const ChatRating = Type.Object({
  talkId: Code,
  /** The message that tells of its end: what is rated stands above it. */
  number: Type.Integer({ minimum: 1 }),
  agentName: Type.Optional(Type.String()),
  /** Absent: nobody has rated it. */
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  /** What was said beside the stars. */
  words: Type.Optional(Type.String()),
  /** It may be rated, or its rating changed. */
  toRate: Type.Boolean()
})

export const ChatConversation = Type.Object({
  conversationId: Code,
  /** Absent: the brand's own desk. */
  shopCode: Type.Optional(Code),
  name: Type.String(),
  logo: Type.Optional(Type.String()),
  /** The brand's own or a shop of the brand's. */
  official: Type.Boolean(),
  state: ChatState,
  /** The session that is under way or ended last. */
  talkId: Code,
  /** The agent of the session that is under way or ended last. */
  agentName: Type.Optional(Type.String()),
  /** In the queue: one's place, from 1. */
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  /** What a wait usually takes, in seconds. */
  usualWaitS: Type.Integer({ minimum: 0 }),
  /** Whether people answer now, by the shop's clock. */
  open: Type.Boolean(),
  /** «09:00–21:00» */
  hours: Type.String(),
  lastNumber: Type.Integer({ minimum: 0 }),
  revision: Type.Integer({ minimum: 0 }),
  /** Marks, which only grow: up to where it came to the shop's people, where they read, and where the shopper did. */
  shopGot: Type.Integer({ minimum: 0 }),
  shopRead: Type.Integer({ minimum: 0 }),
  shopperGot: Type.Integer({ minimum: 0 }),
  shopperRead: Type.Integer({ minimum: 0 }),
  /** Messages of the shop's that the shopper has not read. */
  unread: Type.Integer({ minimum: 0 }),
  /** Somebody of the shop's writes now. */
  typing: Type.Boolean(),
  muted: Type.Boolean(),
  /** Sessions of the last days that are to be rated or were. */
  ratings: Type.Array(ChatRating)
})

/** A row of the list of conversations. */
export const ChatSummary = Type.Object({
  ...ChatConversation.properties,
  last: Type.Optional(ChatMessage),
  /** What it is about: the card that was sent last. */
  about: Type.Optional(
    Type.Object({
      picture: Type.String(),
      title: Type.String(),
      /** As it is now. */
      statusName: Type.String(),
      kind: Type.Union([Type.Literal('PRODUCT'), Type.Literal('ORDER'), Type.Literal('CASE')])
    })
  )
})

const ClientId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const At = Type.Integer({ minimum: 0, maximum: 99_999_999 })

export const chat = {
  'GET /o2msg/v1/pub/chat/front': endpoint({
    summary:
      'What a chat begins with: who answers, when, what is asked most, and the card of the product it is opened with',
    query: Type.Object({
      shopCode: Type.Optional(Code),
      skuCode: Type.Optional(Code),
      /** Other questions than those on show. */
      page: Page
    }),
    data: Type.Object({
      name: Type.String(),
      official: Type.Boolean(),
      open: Type.Boolean(),
      hours: Type.String(),
      usualWaitS: Type.Integer({ minimum: 0 }),
      questions: Type.Array(Type.Object({ ...ChatQuestion.properties, /** Plain text. */ answer: Type.String() }), {
        maxItems: 9
      }),
      more: Type.Boolean(),
      product: Type.Optional(ChatProductCard)
    })
  }),
  'GET /o2msg/v1/chat/card': endpoint({
    summary: 'The card of the shopper’s own order or case that a chat is opened with',
    token: 'required',
    query: Type.Object({ orderCode: Type.Optional(Code), caseCode: Type.Optional(Code) }, { minProperties: 1 }),
    data: Type.Object({ order: Type.Optional(ChatOrderCard), case: Type.Optional(ChatCaseCard) })
  }),
  'POST /o2msg/v1/chat/open': endpoint({
    summary: 'The conversation with a shop, or with the brand; there is one for good',
    token: 'required',
    body: Type.Object({ shopCode: Type.Optional(Code), port: ChatPort }),
    changes: 'nothing',
    data: ChatConversation
  }),
  'GET /o2msg/v1/chat/conversations': endpoint({
    summary: 'Conversations, the one with the newest message first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: Type.Object({
      ...paged(ChatSummary).properties,
      /** Unread messages of all. */
      unread: Type.Integer({ minimum: 0 })
    })
  }),
  'GET /o2msg/v1/chat/messages': endpoint({
    summary:
      'The newest messages; `since` a revision all that is new or changed after it, `before` a number those that stand before it',
    token: 'required',
    query: Type.Object({
      conversationId: Code,
      since: Type.Optional(At),
      before: Type.Optional(At),
      size: Size
    }),
    data: Type.Object({
      conversation: ChatConversation,
      /** By number. */
      list: Type.Array(ChatMessage),
      /** All up to here is known now: ask from here on. */
      upTo: Type.Integer({ minimum: 0 }),
      /** There are more: after `upTo`, or before the first of the list. */
      more: Type.Boolean()
    })
  }),
  'POST /o2msg/v1/chat/messages': endpoint({
    summary:
      'Says something. The id is of the sender’s device: sent again it is the first message, with other words refused',
    token: 'required',
    body: Type.Object({
      conversationId: Code,
      clientId: ClientId,
      kind: Type.Union([
        Type.Literal('TEXT'),
        Type.Literal('PICTURES'),
        Type.Literal('PRODUCT'),
        Type.Literal('ORDER'),
        Type.Literal('CASE'),
        Type.Literal('QUESTION'),
        Type.Literal('SUBJECT')
      ]),
      /** What its kind needs; the rest is left out. */
      text: Type.Optional(Signs(1, 1000)),
      pictures: Type.Optional(Type.Array(PicturePath, { minItems: 1, maxItems: 9 })),
      skuCode: Type.Optional(Code),
      orderCode: Type.Optional(Code),
      caseCode: Type.Optional(Code),
      problemCode: Type.Optional(Code),
      subject: Type.Optional(ChatSubject)
    }),
    changes: [],
    data: Type.Object({ message: ChatMessage, conversation: ChatConversation })
  }),
  'POST /o2msg/v1/chat/take-back': endpoint({
    summary: 'Takes back what the shopper said, within two minutes',
    token: 'required',
    body: Type.Object({ conversationId: Code, number: At }),
    changes: [],
    data: ChatMessage
  }),
  'POST /o2msg/v1/chat/read': endpoint({
    summary: 'The shopper’s device has got what was said up to a number, or they have read it; the marks only grow',
    token: 'required',
    body: Type.Object({
      conversationId: Code,
      number: At,
      mark: Type.Union([Type.Literal('GOT'), Type.Literal('READ')])
    }),
    changes: [],
    data: ChatConversation
  }),
  'POST /o2msg/v1/chat/helped': endpoint({
    summary: 'Says whether an answer of the robot’s helped; the third that did not leads to a person',
    token: 'required',
    body: Type.Object({ conversationId: Code, number: At, helped: Type.Boolean() }),
    changes: [],
    data: Type.Object({ message: ChatMessage, conversation: ChatConversation })
  }),
  'POST /o2msg/v1/chat/session': endpoint({
    summary: 'Asks for a person, goes back to the robot from the queue, or leaves a message and the queue',
    token: 'required',
    body: Type.Object({
      conversationId: Code,
      act: Type.Union([Type.Literal('PERSON'), Type.Literal('ROBOT'), Type.Literal('LEAVE')])
    }),
    changes: [],
    data: ChatConversation
  }),
  'POST /o2msg/v1/chat/rate': endpoint({
    summary: 'Rates a session with a person, once; it can be changed for a day',
    token: 'required',
    body: Type.Object({
      conversationId: Code,
      talkId: Code,
      stars: Type.Integer({ minimum: 1, maximum: 5 }),
      words: Type.Optional(Signs(0, 200))
    }),
    changes: [],
    data: ChatConversation
  }),
  'POST /o2msg/v1/chat/typing': endpoint({
    summary: 'The shopper writes; it is told and kept nowhere',
    token: 'required',
    body: Type.Object({ conversationId: Code }),
    changes: 'nothing',
    data: Ok
  }),
  'POST /o2msg/v1/chat/settings': endpoint({
    summary: 'Mutes a conversation, or takes it off the list until something is said in it after what was shown',
    token: 'required',
    body: Type.Object({
      conversationId: Code,
      muted: Type.Optional(Type.Boolean()),
      /** The last number when the list was shown: what was said after it keeps it there, unread. */
      hiddenTo: Type.Optional(At)
    }),
    changes: [],
    data: ChatConversation
  }),
  'POST /o2msg/v1/chat/read-all': endpoint({
    summary: 'All conversations are read, up to what each held when its list was shown',
    token: 'required',
    body: Type.Object({
      marks: Type.Array(Type.Object({ conversationId: Code, number: At }), { minItems: 1, maxItems: 99 })
    }),
    changes: [],
    data: Type.Object({ unread: Type.Integer({ minimum: 0 }) })
  }),
  'GET /o2msg/v1/chat/cards': endpoint({
    summary: 'What the shopper can send a card of: their orders, or products they looked at',
    token: 'required',
    query: Type.Object({
      kind: Type.Union([Type.Literal('ORDER'), Type.Literal('PRODUCT')]),
      /** With this shop alone. */
      shopCode: Type.Optional(Code),
      page: Page,
      size: Size
    }),
    data: paged(Type.Object({ order: Type.Optional(ChatOrderCard), product: Type.Optional(ChatProductCard) }))
  }),
  'POST /o2msg/v1/chat/ticket': endpoint({
    summary: 'A ticket for the socket of hints: thirty seconds, one use. The socket’s first frame holds it',
    token: 'required',
    changes: 'nothing',
    data: Type.Object({ ticket: Code, /** Path of the socket. */ path: Type.String() })
  }),
  'POST /o2msg/v1/chat/upload': uploadEndpoint({
    summary:
      'Takes a picture (JPEG, PNG or WebP) for a message; its path comes back, and only a signed address opens it',
    upload: {
      field: 'file',
      maxBytes: 2 * 1024 * 1024,
      tooLarge: { code: 'chat.too-large', zh: '图片不能超过 2 MB', en: 'A picture can be 2 MB at most' }
    },
    changes: 'nothing',
    data: Type.Object({ path: Type.String(), url: Type.String() })
  })
}
