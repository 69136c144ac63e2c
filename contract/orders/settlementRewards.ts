/** Coupons and red packets as a settlement shows them: which are used, which could be, and why the others are not. */
import { Type } from 'typebox'
import { Code, Fen, Millis } from '../shared'

/** What a coupon, a packet or points have in common: whether they are used, could be, and if not why. */
const Standing = {
  name: Type.String(),
  thresholdFen: Fen,
  /** Null: every shop. */
  shopCode: Type.Union([Code, Type.Null()]),
  /** The shop's name, when it is one shop's. */
  shopName: Type.Optional(Type.String()),
  endAt: Millis,
  chosen: Type.Boolean(),
  /** Chosen, or it can be. */
  usable: Type.Boolean(),
  /** Fen still missing to its threshold. */
  shortFen: Fen
}

export const SettlementCoupon = Type.Object({
  userCouponId: Code,
  couponCode: Code,
  ...Standing,
  benefit: Type.Union([Type.Literal('AMOUNT'), Type.Literal('PERCENT'), Type.Literal('FREIGHT')]),
  /** What it takes off; of PERCENT and FREIGHT the most. */
  amountFen: Fen,
  /** What PERCENT takes off, in hundredths of a percent. */
  offBp: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  /** What it takes off this settlement; of one that is not chosen what it would alone. */
  discountFen: Fen,
  /** Why it is not chosen; CLASH: those in `clashes` are, and it would take their place. */
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('NOT_STARTED'),
      Type.Literal('ENDED'),
      Type.Literal('NO_GOODS'),
      Type.Literal('FLASH'),
      Type.Literal('SHORT'),
      Type.Literal('NO_FREIGHT'),
      Type.Literal('NOTHING_LEFT'),
      Type.Literal('CLASH')
    ])
  ),
  clashes: Type.Array(Code)
})

export const SettlementPacket = Type.Object({
  userPacketId: Code,
  ...Standing,
  /** What is left of it. */
  balanceFen: Fen,
  /** What it takes off this settlement, or would. */
  discountFen: Fen,
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('SPENT'),
      Type.Literal('NOT_STARTED'),
      Type.Literal('ENDED'),
      Type.Literal('SET_ASIDE'),
      Type.Literal('NO_GOODS'),
      Type.Literal('SHORT')
    ])
  )
})
