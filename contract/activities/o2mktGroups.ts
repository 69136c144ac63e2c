/** Group buys: a lower price for those who buy together (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Quantity, RefundState, Size, SpecValue, paged } from '../shared'

const Count = Type.Integer({ minimum: 0 })
const GroupSize = Type.Integer({ minimum: 2, maximum: 20 })

/** OPEN: it waits for members. FULL: all have paid. FAILED: its time ended, or its last member left. */
export const GroupState = Type.Union([Type.Literal('OPEN'), Type.Literal('FULL'), Type.Literal('FAILED')])

export const GroupTier = Type.Object({ size: GroupSize, priceFen: Fen })

/** What is sold, and what it costs alone. */
const Goods = {
  activityCode: Code,
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  /** Bought alone, now. */
  soloFen: Fen
}

export const GroupActivity = Type.Object({
  ...Goods,
  /** Each larger one is cheaper. */
  tiers: Type.Array(GroupTier),
  startAt: Millis,
  endAt: Millis,
  state: Type.Union([Type.Literal('UPCOMING'), Type.Literal('OPEN'), Type.Literal('OVER')]),
  /** Pieces that can still be bought in groups, and those that were. */
  left: Count,
  bought: Count,
  /** Pieces that one shopper may buy in all groups of it. */
  limit: Type.Integer({ minimum: 1 }),
  /** The caller’s open group of it: nobody has two. */
  groupCode: Type.Optional(Code),
  /** The caller has as many as one may. */
  reached: Type.Optional(Type.Literal(true))
})

export const GroupMember = Type.Object({
  /** Masked. */
  name: Type.String(),
  leader: Type.Boolean(),
  /** The caller. */
  own: Type.Boolean()
})

/** A group as everybody sees it: who paid, and how many are missing. */
export const BuyGroup = Type.Object({
  groupCode: Code,
  ...Goods,
  size: GroupSize,
  priceFen: Fen,
  state: GroupState,
  /** How many have not paid for their seat yet. */
  missing: Count,
  endsAt: Millis,
  /** When a group was full or failed. */
  closedAt: Type.Optional(Millis),
  members: Type.Array(GroupMember),
  /** Why the caller can’t join; absent: they can. HELD: every seat is taken, one or more is not paid yet; OTHER: they have an open group of it; LIMIT: as many as one may. */
  obstacle: Type.Optional(
    Type.Union([
      Type.Literal('OWN'),
      Type.Literal('OTHER'),
      Type.Literal('LIMIT'),
      Type.Literal('FULL'),
      Type.Literal('HELD'),
      Type.Literal('OVER'),
      Type.Literal('SOLD_OUT')
    ])
  )
})

/** What happened to a group, newest first. */
export const GroupEvent = Type.Object({
  kind: Type.Union([
    Type.Literal('STARTED'),
    Type.Literal('JOINED'),
    Type.Literal('LEFT'),
    Type.Literal('FULL'),
    Type.Literal('FAILED')
  ]),
  at: Millis,
  /** Masked; of FULL and FAILED nobody’s. */
  name: Type.Optional(Type.String())
})

/** The caller’s part in a group. */
const OwnPart = {
  orderCode: Code,
  quantity: Quantity,
  payFen: Fen,
  /** What came back of it, and when it was cancelled. */
  refundFen: Type.Optional(Fen),
  /** Absent: what goes back is there. */
  refundState: Type.Optional(RefundState),
  cancelledAt: Type.Optional(Millis),
  leader: Type.Boolean(),
  orderStatus: Type.String()
}

export const OwnGroup = Type.Object({ ...BuyGroup.properties, ...OwnPart })
export const GroupDetail = Type.Object({
  ...BuyGroup.properties,
  tiers: Type.Array(GroupTier),
  activityState: GroupActivity.properties.state,
  events: Type.Array(GroupEvent)
})

export const groups = {
  'GET /o2mkt-b2c/v1/group-buy/pub/page': endpoint({
    summary: 'What can be bought in groups: running ones first, then those to come',
    token: 'optional',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(GroupActivity)
  }),
  'GET /o2mkt-b2c/v1/group-buy/pub/open-groups': endpoint({
    summary: 'Open groups that can be joined, nearest to full first',
    token: 'optional',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(BuyGroup)
  }),
  'GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group': endpoint({
    summary: 'The group buy of a SKU, absent without one, and its open groups',
    token: 'optional',
    query: Type.Object({ skuCode: Code }),
    data: Type.Object({ activity: Type.Optional(GroupActivity), groups: Type.Array(BuyGroup) })
  }),
  'GET /o2mkt-b2c/v1/group-buy/pub/activity-group-use-quantity': endpoint({
    summary: 'How many pieces of a group buy are left, and how many of them the caller may still buy',
    token: 'optional',
    query: Type.Object({ activityCode: Code }),
    data: Type.Object({ activityCode: Code, left: Count, bought: Count, mine: Count, mayBuy: Count })
  }),
  'GET /o2mkt-b2c/v1/group-buy/pub/group-detail': endpoint({
    summary: 'A group as everybody sees it, with masked names',
    token: 'optional',
    query: Type.Object({ groupCode: Code }),
    data: GroupDetail
  }),
  'GET /o2mkt-b2c/v1/group-buy/group-detail': endpoint({
    summary: 'A group of the caller’s, with their own order',
    token: 'required',
    query: Type.Object({ groupCode: Code }),
    data: Type.Object({ ...GroupDetail.properties, ...OwnPart })
  }),
  'GET /o2mkt-b2c/v1/group-buy/my-group-list': endpoint({
    summary: 'Groups that the caller paid for in the last 180 days, newest first',
    token: 'required',
    query: Type.Object({ state: Type.Optional(GroupState), page: Page, size: Size }),
    data: paged(OwnGroup)
  }),
  'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': endpoint({
    summary: 'How many groups of the caller’s are open',
    token: 'required',
    data: Type.Object({ quantity: Count })
  })
}
