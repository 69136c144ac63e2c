/** Orders: list, detail, payment, cancelling, receiving, buying again. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, GiftMark, Millis, Ok, Page, Quantity, RefundState, Signs, Size, SpecValue, paged } from '../shared'
import { OrderRebate } from '../money/o2srhRebates'
import { account, orders, rewards } from '../tags'

/** WAIT_GROUP: paid, and its group is not full yet. WAIT_BALANCE: the deposit of a presale is paid, the rest is not. */
export const OrderStatus = Type.Union([
  Type.Literal('WAIT_PAY'),
  Type.Literal('WAIT_GROUP'),
  Type.Literal('WAIT_BALANCE'),
  Type.Literal('WAIT_SHIP'),
  Type.Literal('WAIT_RECEIVE'),
  Type.Literal('COMPLETED'),
  Type.Literal('CANCELLED')
])

export const OrderRow = Type.Object({
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  priceFen: Fen,
  quantity: Quantity,
  /** Pieces whose money went back; absent: none. */
  returned: Type.Optional(Quantity),
  /** Pieces in whose place others came; absent: none. */
  exchanged: Type.Optional(Quantity),
  /** It came in an exchange, and was not ordered. */
  replacement: Type.Optional(Type.Literal(true)),
  gift: GiftMark
})

/**
 * FLASH: with a row at the price of a flash sale. BUNDLE: with a row that cost less beside another. GROUP: bought in a group.
 * EMPLOYEE: at the employee's price. ASSIST: at the price that friends helped to. TRIAL: of a new product,
 * at no price. PRESALE: a deposit first, the balance later. ORDINARY: none of them.
 */
export const OrderKind = Type.Union([
  Type.Literal('ORDINARY'),
  Type.Literal('FLASH'),
  Type.Literal('BUNDLE'),
  Type.Literal('GROUP'),
  Type.Literal('EMPLOYEE'),
  Type.Literal('ASSIST'),
  Type.Literal('TRIAL'),
  Type.Literal('PRESALE')
])

/**
 * The two payments of a presale. UNPAID: it ended without a deposit. FORFEITED: without a balance, and the deposit stays.
 * SHOP_FAILED: the shop had none and paid the deposit back twice. RETURNED: it was paid in full and cancelled.
 */
export const OrderPresale = Type.Object({
  depositFen: Fen,
  /** What the deposit counts for more than itself. */
  savedFen: Fen,
  /** The other payment, with delivery. */
  balanceFen: Fen,
  balanceFrom: Millis,
  balanceTo: Millis,
  /** It leaves the shop before then. */
  shipBy: Millis,
  outcome: Type.Optional(
    Type.Union([
      Type.Literal('UNPAID'),
      Type.Literal('FORFEITED'),
      Type.Literal('SHOP_FAILED'),
      Type.Literal('RETURNED')
    ])
  )
})

/** An order as the list shows it. */
export const OrderSummary = Type.Object({
  orderCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  status: OrderStatus,
  /** The group it was bought in, absent: in none. */
  groupCode: Type.Optional(Code),
  /** The trial it was won in; absent: it was ordered. */
  trialCode: Type.Optional(Code),
  /** Paid in two parts; absent: at once. */
  presale: Type.Optional(OrderPresale),
  /** Work at home by a service bill; absent: goods. */
  service: Type.Optional(Type.Literal(true)),
  /** What was given stands below what it came with. */
  rows: Type.Array(OrderRow),
  /** Pieces that were bought. */
  quantity: Type.Integer(),
  payFen: Fen,
  createdAt: Millis,
  /** Until when it can be paid; only while WAIT_PAY or WAIT_BALANCE. */
  payBefore: Type.Optional(Millis),
  /** Calendar day it should arrive, `YYYY-MM-DD`; only while some of it is still to come. */
  arrivesOn: Type.Optional(Type.String()),
  /** How many parcels it left in, how many of them a courier has and how many are there; only while WAIT_RECEIVE. */
  parcels: Type.Optional(
    Type.Object({
      count: Type.Integer({ minimum: 0 }),
      delivering: Type.Integer({ minimum: 0 }),
      signed: Type.Integer({ minimum: 0 })
    })
  ),
  /** Rows that wait for a review; only once it was received. */
  toReview: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What went back of it; absent: nothing. */
  refundFen: Type.Optional(Fen),
  /** Numbers of other orders that have to be paid with it, as its price depends on them; absent: none. */
  payWith: Type.Optional(Type.Array(Code)),
  /** Orders that are cancelled with it, as their price depends on it, with what goes back of each; absent: none. */
  cancelsWith: Type.Optional(Type.Array(Type.Object({ orderCode: Code, shopName: Type.String(), backFen: Fen })))
})

export const OrderDetail = Type.Object({
  ...OrderSummary.properties,
  goodsFen: Fen,
  freightFen: Fen,
  discountFen: Fen,
  /** What of it was taken off by coupons, by a red packet, by points; frozen when the order was placed. */
  couponFen: Fen,
  packetFen: Fen,
  pointFen: Fen,
  /** Taken off after all that by the trade-in subsidy, and in no discount; absent: nothing. */
  subsidyFen: Type.Optional(Fen),
  /** How many points that were. */
  points: Type.Integer({ minimum: 0 }),
  /** How `goodsFen` comes about: list prices less cuts, flash sales and bundles. Absent: not kept with that order. */
  saving: Type.Optional(Type.Object({ listFen: Fen, cutFen: Fen, flashFen: Fen, bundleFen: Fen })),
  /** The assist that it was bought by; absent: by none. */
  assistCode: Type.Optional(Code),
  /** At the employee’s price; absent: at another. */
  employee: Type.Optional(Type.Literal(true)),
  /** The cash that it gives back; absent: none. */
  rebate: Type.Optional(OrderRebate),
  /** What went back: because a price fell, or all of it after a paid order was cancelled. */
  refundFen: Fen,
  /** A cancelled order's refund; absent: what goes back is there. */
  refundState: Type.Optional(RefundState),
  remark: Type.String(),
  address: Type.Object({
    receiver: Type.String(),
    phone: Type.String({ description: 'masked' }),
    regionName: Type.String(),
    detail: Type.String()
  }),
  payChannel: Type.Optional(Type.String()),
  /** Masked name of the friend who paid it. */
  paidBy: Type.Optional(Type.String()),
  paidAt: Type.Optional(Millis),
  shippedAt: Type.Optional(Millis),
  completedAt: Type.Optional(Millis),
  cancelledAt: Type.Optional(Millis),
  cancelReason: Type.Optional(Type.String()),
  /** Something large in it is installed at home; absent: nothing. */
  installed: Type.Optional(Type.Literal(true)),
  /** When an order on its way completes by itself. */
  autoReceiveAt: Type.Optional(Millis)
})

export const PayChannel = Type.Union([Type.Literal('WECHAT'), Type.Literal('ALIPAY'), Type.Literal('UNIONPAY')])

/** What a payment was made by: a channel, or the brand’s own means. */
export const PayMeans = Type.Union([PayChannel, Type.Literal('BALANCE'), Type.Literal('INSTALMENT')])

/** UNKNOWN never comes from here: it is the app's word for a call whose fate is not known yet. */
export const PaymentStatus = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('SUCCEEDED'),
  Type.Literal('FAILED'),
  Type.Literal('CLOSED')
])

/** What became of a payment. */
export const Payment = Type.Object({
  paymentId: Code,
  status: PaymentStatus,
  amountFen: Fen,
  /** The caller's own of it: who pays for a friend learns no number. */
  orderCodes: Type.Array(Code),
  /** What of the amount came from the balance, where some did; `channel` took the rest. */
  balanceFen: Type.Optional(Fen),
  channel: PayMeans,
  /** INSTALMENT: what falls due, each month but the last, then the last; `totalFen` is all of that. */
  plan: Type.Optional(
    Type.Object({ months: Type.Integer({ minimum: 1 }), monthFen: Fen, lastFen: Fen, totalFen: Fen })
  ),
  /** What goes back because nobody waited for it: an order of it was paid otherwise or closed by then. */
  returnedFen: Fen,
  /** What paid an order and goes back all the same: it was cancelled later, or a price fell. Absent: nothing. */
  refundedFen: Type.Optional(Fen),
  failReason: Type.Optional(Type.String())
})

/** The moment of a question, of this century. */
const AskedMillis = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000, description: 'epoch ms, server clock' })
const OrderCode = Type.Object({ orderCode: Code })
export const OrderCodes = Type.Array(Code, { minItems: 1, maxItems: 20 })

/** How a payment is made, and where its cashier leads back to. */
export const PayBy = {
  channel: PayChannel,
  host: Type.Union([Type.Literal('H5'), Type.Literal('APP'), Type.Literal('WEAPP')]),
  /** Path of the app to come back to, H5 only; the gateway adds nothing to it. */
  returnPath: Type.Optional(Type.String({ maxLength: 1600, pattern: '^/' }))
}

/** A payment that was started, and how the host goes on to its cashier. */
export const StartedPayment = Type.Object({
  paymentId: Code,
  amountFen: Fen,
  cashier: Type.Union([
    Type.Object({ kind: Type.Literal('REDIRECT'), url: Type.String() }),
    Type.Object({
      kind: Type.Literal('WEAPP'),
      timeStamp: Type.String(),
      nonceStr: Type.String(),
      package: Type.String(),
      signType: Type.Literal('RSA'),
      paySign: Type.String()
    })
  ])
})

export const order = {
  'GET /o2ord-b2c/v1/order-trades': endpoint({
    summary: "The shopper's orders, newest first",
    token: 'required',
    query: Type.Object({
      /** TO_REVIEW: received, with rows that wait for a review. */
      status: Type.Optional(Type.Union([OrderStatus, Type.Literal('TO_REVIEW')])),
      page: Page,
      size: Size
    }),
    data: paged(OrderSummary)
  }),
  'GET /o2ord-b2c/v1/order-search': endpoint({
    summary: 'Orders whose number or goods match the words, of a time, a state, a kind, an amount; newest first',
    token: 'required',
    query: Type.Object({
      keyword: Type.Optional(Signs(1, 60)),
      status: Type.Optional(Type.Union([OrderStatus, Type.Literal('TO_REVIEW')])),
      kind: Type.Optional(OrderKind),
      /** Placed from then on, and before then. */
      from: Type.Optional(AskedMillis),
      to: Type.Optional(AskedMillis),
      /** What was or is to be paid. */
      minFen: Type.Optional(Fen),
      maxFen: Type.Optional(Fen),
      page: Page,
      size: Size
    }),
    data: paged(OrderSummary)
  }),
  'GET /o2ord-b2c/v1/order-trades/status-group': endpoint({
    summary: 'How many orders are in each state, and how many rows wait for a review',
    token: 'required',
    data: Type.Object({
      WAIT_PAY: Type.Integer(),
      WAIT_GROUP: Type.Integer(),
      WAIT_BALANCE: Type.Integer(),
      WAIT_SHIP: Type.Integer(),
      WAIT_RECEIVE: Type.Integer(),
      COMPLETED: Type.Integer(),
      CANCELLED: Type.Integer(),
      TO_REVIEW: Type.Integer()
    })
  }),
  'GET /o2ord-b2c/v1/order-trades/detail': endpoint({
    summary: 'One order',
    token: 'required',
    query: OrderCode,
    data: OrderDetail
  }),
  'GET /o2ord-b2c/v1/order-trades/cancel-reason': endpoint({
    summary: 'The reasons a shopper can choose from when cancelling',
    token: 'required',
    data: Type.Object({ list: Type.Array(Type.Object({ reasonCode: Code, text: Type.String() })) })
  }),
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': endpoint({
    summary: 'Cancels an order that has not been shipped, with a reason; what was paid goes back',
    token: 'required',
    idempotent: true,
    body: Type.Object({ orderCode: Code, reasonCode: Code }),
    changes: ['o2pcm/product', 'o2cart/carts', 'o2msg/user-messages', ...rewards, ...orders],
    data: OrderDetail
  }),
  'GET /o2ord-b2c/v1/check-confirm-receive': endpoint({
    summary: 'Whether receipt can be confirmed now, and why not',
    token: 'required',
    query: OrderCode,
    data: Type.Object({ allowed: Type.Boolean(), reason: Type.Optional(Type.String()) })
  }),
  'POST /o2ord-b2c/v1/confirm-receive': endpoint({
    summary: 'Confirms that the goods arrived',
    token: 'required',
    idempotent: true,
    body: OrderCode,
    changes: ['o2cum/customerLevel', 'o2cmt/product-comment', ...rewards, ...orders],
    data: OrderDetail
  }),
  'POST /o2ord-b2c/v1/del': endpoint({
    summary: 'Takes a finished or cancelled order out of the shopper’s list',
    token: 'required',
    body: OrderCode,
    // the lists let go of it themselves, and its own screen would only learn that it is gone
    changes: [account],
    data: Ok
  }),
  'POST /o2ord-b2c/v1/update-address': endpoint({
    summary: 'Changes where an order that has not been shipped goes',
    token: 'required',
    body: Type.Object({ orderCode: Code, addressId: Code }),
    changes: orders,
    data: OrderDetail
  }),
  'POST /o2ord-b2c/v1/buy-again': endpoint({
    summary: 'Puts what can still be bought of an order into the cart',
    token: 'required',
    idempotent: true,
    body: OrderCode,
    changes: ['o2cart/carts'],
    data: Type.Object({ added: Type.Integer(), unavailable: Type.Array(Type.String()), count: Type.Integer() })
  }),
  'POST /o2ord-b2c/v1/order-trades/pay': endpoint({
    summary:
      'Starts a payment for orders that wait for one; `cashier` says how the host goes on. A payment that is open for the same orders, channel and host is gone on with; any other open one that covers one of them is closed',
    token: 'required',
    idempotent: true,
    body: Type.Object({ orderCodes: OrderCodes, ...PayBy }),
    changes: ['o2pcm/product', ...orders],
    data: StartedPayment
  }),
  'GET /o2ord-b2c/v1/order-trades/pay': endpoint({
    summary: 'What became of a payment',
    token: 'required',
    query: Type.Object({ paymentId: Code }),
    data: Payment
  })
}
