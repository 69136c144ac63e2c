/** Cases after the sale: what one consists of (spec 3.4 doesn't show it). */
import { Type } from 'typebox'
import { Code, Fen, Millis, Quantity } from '../shared'

/** What is wanted: money without sending anything, money for goods that come back, another piece for one that comes back. */
export const CaseKind = Type.Union([Type.Literal('REFUND_ONLY'), Type.Literal('RETURN'), Type.Literal('EXCHANGE')])

/** What can be asked for a row: a case of one of its kinds, or that somebody comes and mends it (a service bill). */
export const OfferedKind = Type.Union([
  Type.Literal('REFUND_ONLY'),
  Type.Literal('RETURN'),
  Type.Literal('EXCHANGE'),
  Type.Literal('REPAIR')
])

/** `domain/aftersale/afterSale` says what moves a case from one to another, and until when. */
export const CaseState = Type.Union([
  Type.Literal('SUBMITTED'),
  Type.Literal('WAIT_RETURN'),
  Type.Literal('RETURNING'),
  Type.Literal('DISPUTED'),
  Type.Literal('INSPECTED'),
  Type.Literal('WAIT_RESEND'),
  Type.Literal('OUT_OF_STOCK'),
  Type.Literal('RESENT'),
  Type.Literal('REFUNDING'),
  Type.Literal('REFUND_FAILED'),
  Type.Literal('COMPLETED'),
  Type.Literal('REFUSED'),
  Type.Literal('CLOSED'),
  Type.Literal('CANCELLED'),
  Type.Literal('SENT_BACK')
])

/** Pieces of a row of the order. */
export const CaseRow = Type.Object({
  position: Type.Integer({ minimum: 0 }),
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(Type.String()),
  /** A piece, when it was ordered. */
  priceFen: Fen,
  quantity: Quantity,
  /** A gift, given along: it comes back with the others. */
  gift: Type.Optional(Type.Literal(true)),
  /** Pieces that the shop found in order when they came back; absent: not looked at yet. */
  accepted: Type.Optional(Type.Integer({ minimum: 0 }))
})

/**
 * How what goes back comes about: `refundFen` is `goodsFen` less what was taken off, less `giftFen` and `takenFen`, and
 * `freightFen` more. Postage was never paid here: it goes to the balance, beside that. Of an exchange `goodsFen` is its
 * balance, and everything else stays with the new pieces.
 */
export const CaseAmounts = Type.Object({
  /** The pieces at the price they were ordered for. */
  goodsFen: Fen,
  /** Their parts of coupons, packet and points: the last two go back to where they came from. */
  couponFen: Fen,
  packetFen: Fen,
  pointFen: Fen,
  /** What went back for them before because a price fell. */
  loweredFen: Fen,
  /** Points that go back to the shopper. */
  points: Type.Integer({ minimum: 0 }),
  /** The value of gifts that are kept though what stays no longer earns them. */
  giftFen: Fen,
  /** Delivery that was paid and goes back. */
  freightFen: Fen,
  /** Points that the pieces earned and that are taken back, and what of them is spent and comes off the money. */
  takenPoints: Type.Integer({ minimum: 0 }),
  takenFen: Fen,
  /** The part of a rebate that was paid out and spent since. */
  rebateFen: Type.Optional(Fen),
  /** What went off goods that are kept because they were bought together with these. */
  bundleFen: Type.Optional(Fen),
  /** What came off like that before, and goes back now that those goods are back too. */
  bundleBackFen: Type.Optional(Fen),
  /** Postage of the way back that the shop bears, to the balance: what was said of it; before that 0. */
  postageFen: Fen,
  /** Most that the shop bears of it; 0: the shopper bears it. */
  postageLimitFen: Fen,
  /** To the means that paid. */
  refundFen: Fen,
  /** Not settled yet: what is inspected decides. */
  about: Type.Boolean()
})

/** A case as the list shows it. */
export const CaseSummary = Type.Object({
  caseCode: Code,
  orderCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  kind: CaseKind,
  state: CaseState,
  rows: Type.Array(CaseRow),
  refundFen: Fen,
  /** Not settled yet. */
  about: Type.Boolean(),
  /** An exchange that was paid back instead: nothing was sent anew. */
  becameMoney: Type.Optional(Type.Literal(true)),
  appliedAt: Millis,
  /** When it came into its state. */
  changedAt: Millis,
  /** When time moves it on; absent: it does not. */
  dueAt: Type.Optional(Millis)
})

/** Who moved a case. */
export const CaseActor = Type.Union([
  Type.Literal('SHOPPER'),
  Type.Literal('SHOP'),
  Type.Literal('BRAND'),
  Type.Literal('TIME'),
  Type.Literal('PROVIDER')
])

/** How goods come back: by a number of the shopper's, or fetched at the door. */
export const CaseWay = Type.Object({
  by: Type.Union([Type.Literal('NUMBER'), Type.Literal('PICKUP')]),
  carrierCode: Type.Optional(Code),
  carrierName: Type.String(),
  trackingNo: Type.Optional(Type.String()),
  /** When it is fetched. */
  pickUp: Type.Optional(Type.Object({ from: Millis, to: Millis })),
  sentAt: Millis,
  signedAt: Type.Optional(Millis),
  /** Newest first. */
  tracks: Type.Array(Type.Object({ at: Millis, text: Type.String() })),
  /** It can still be changed: nothing has moved. */
  open: Type.Boolean()
})

/** Where goods are sent back to. */
export const ReturnPlace = Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() })

/** Money on its way to one means. */
export const CaseRefund = Type.Object({
  refundId: Code,
  means: Type.Union([
    Type.Literal('WECHAT'),
    Type.Literal('ALIPAY'),
    Type.Literal('UNIONPAY'),
    Type.Literal('BALANCE'),
    Type.Literal('INSTALMENT')
  ]),
  meansName: Type.String(),
  fen: Fen,
  state: Type.Union([Type.Literal('SENT'), Type.Literal('DONE'), Type.Literal('FAILED')]),
  sentAt: Millis,
  doneAt: Type.Optional(Millis),
  /** By when it should be there; only while SENT. */
  arrivesBy: Type.Optional(Millis)
})

/** What the pieces of an exchange count for, what the new ones cost, and what goes back: never above what was paid. */
export const ExchangeBalance = Type.Object({
  /** What was paid for the old pieces before coupons, less what went back of it since. */
  thenFen: Fen,
  /** The price now; the same version as `thenFen` moves no money. */
  nowFen: Fen,
  balanceFen: Fen
})

/** The other way of an exchange: what is sent in the place of what comes back. */
export const CaseExchange = Type.Object({
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(Type.String()),
  /** Pieces, as far as is known: those that were found in order. */
  quantity: Quantity,
  /** The same version as the old one. */
  same: Type.Boolean(),
  ...ExchangeBalance.properties,
  /** Pieces lie ready for it; false: the shop has none left. */
  held: Type.Boolean(),
  carrierName: Type.Optional(Type.String()),
  trackingNo: Type.Optional(Type.String()),
  sentAt: Type.Optional(Millis),
  /** When its carrier handed it over, and when its receipt was confirmed. */
  signedAt: Type.Optional(Millis),
  receivedAt: Type.Optional(Millis),
  /** Newest first. */
  tracks: Type.Array(Type.Object({ at: Millis, text: Type.String() })),
  warrantyMonths: Type.Integer({ minimum: 0 }),
  /** It begins anew with the receipt; absent before that. */
  warrantyUntil: Type.Optional(Millis)
})

/** A version that pieces of a row can be exchanged for. */
export const ExchangeVersion = Type.Object({
  skuCode: Code,
  specs: Type.Array(Type.String()),
  picture: Type.String(),
  /** A piece, now; of the same version what the old one counts for. */
  priceFen: Fen,
  same: Type.Boolean(),
  /** DEARER: it has to be returned, and the other one bought. */
  state: Type.Union([Type.Literal('OPEN'), Type.Literal('DEARER'), Type.Literal('NO_STOCK')])
})

export const CaseDetail = Type.Object({
  ...CaseSummary.properties,
  reasonCode: Code,
  reason: Type.String(),
  text: Type.String(),
  /** By addresses that hold for ten minutes. */
  pictures: Type.Array(Type.String()),
  /** The same of the video. */
  video: Type.Optional(Type.Object({ url: Type.String(), seconds: Type.Integer({ minimum: 1 }) })),
  amounts: CaseAmounts,
  /** Positions of gifts that are kept for their value; absent: none. */
  keptGifts: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  /** Where it goes to; only while goods come back. */
  returnTo: Type.Optional(ReturnPlace),
  way: Type.Optional(CaseWay),
  /** Only of an exchange. */
  exchange: Type.Optional(CaseExchange),
  /** Newest first. */
  timeline: Type.Array(
    Type.Object({
      at: Millis,
      by: CaseActor,
      state: CaseState,
      /** What was said with it: why it was refused, what was found. */
      note: Type.Optional(Type.String()),
      pictures: Type.Array(Type.String())
    })
  ),
  refunds: Type.Array(CaseRefund),
  /** Money went to somebody else: the payer's masked name. */
  paidBy: Type.Optional(Type.String()),
  /** Coupons that the order used: whether this case gave them back, and until when they hold. */
  coupons: Type.Array(Type.Object({ name: Type.String(), returned: Type.Boolean(), endAt: Type.Optional(Millis) }))
})

/** Why a kind can't be chosen now. */
export const KindObstacle = Type.Union([
  Type.Literal('UNPAID'),
  Type.Literal('CANCELLED'),
  Type.Literal('RETURNED'),
  Type.Literal('OPEN_CASE'),
  Type.Literal('NOT_SHIPPED'),
  Type.Literal('ON_THE_WAY'),
  Type.Literal('RECEIVED'),
  Type.Literal('OVER'),
  Type.Literal('OPENED'),
  Type.Literal('USED_UP'),
  Type.Literal('NOT_OFFERED')
])

/** A reason that can be chosen for a kind. */
export const CaseReason = Type.Object({
  reasonCode: Code,
  text: Type.String(),
  /** The shop's fault: it bears the way back. */
  fault: Type.Boolean(),
  /** It needs pictures. */
  shown: Type.Boolean()
})

/** A row of an order with what can be asked for it. */
export const ApplicableRow = Type.Object({
  ...CaseRow.properties,
  orderCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  /** Pieces that a case may be for: not back yet, and in no open one. */
  open: Type.Integer({ minimum: 0 }),
  /** When the parcel of this row was signed for; absent: it is not there yet. */
  signedAt: Type.Optional(Millis),
  /** Each ends at the shop's midnight; absent: it has not begun. */
  noReasonUntil: Type.Optional(Millis),
  faultUntil: Type.Optional(Millis),
  exchangeUntil: Type.Optional(Millis),
  warrantyUntil: Type.Optional(Millis),
  warrantyMonths: Type.Integer({ minimum: 0 }),
  /** Without a reason it comes back only as it was: unopened, or not installed. */
  asItWas: Type.Optional(Type.Union([Type.Literal('UNOPENED'), Type.Literal('NOT_INSTALLED')])),
  kinds: Type.Array(
    Type.Object({
      kind: OfferedKind,
      open: Type.Boolean(),
      obstacle: Type.Optional(KindObstacle),
      /** In words: why not. */
      why: Type.Optional(Type.String()),
      /** Until when it can be chosen. */
      until: Type.Optional(Millis),
      /** The visit's price, for a repair out of warranty. */
      feeFen: Type.Optional(Fen)
    })
  ),
  /** The open case that it is in. */
  caseCode: Type.Optional(Code)
})
