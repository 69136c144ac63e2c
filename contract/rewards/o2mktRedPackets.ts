/** Red packets: accounts of money that a shopper was given, and what is on offer (spec 7.3, 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'
import { account } from '../tags'

/** NEW_CUSTOMER: the welcome. SHOP: a shop's own. RIDDLE: won by guessing. GIFT: given by the shop for another reason. */
export const RedPacketKind = Type.Union([
  Type.Literal('NEW_CUSTOMER'),
  Type.Literal('SHOP'),
  Type.Literal('RIDDLE'),
  Type.Literal('GIFT')
])

export const RedPacketState = Type.Union([
  Type.Literal('USABLE'),
  Type.Literal('UPCOMING'),
  Type.Literal('SPENT'),
  Type.Literal('EXPIRED')
])

const Terms = {
  kind: RedPacketKind,
  name: Type.String(),
  /** What the goods it covers must come to; 0: anything. */
  thresholdFen: Fen,
  /** Null: every shop. */
  shopCode: Type.Union([Code, Type.Null()]),
  /** The shop's name, when it is one shop's. */
  shopName: Type.Optional(Type.String())
}

/** A shopper's own packet. */
export const UserRedPacket = Type.Object({
  userPacketId: Code,
  ...Terms,
  /** What it was given with. */
  faceFen: Fen,
  /** What is left of it. */
  balanceFen: Fen,
  startAt: Millis,
  endAt: Millis,
  state: RedPacketState,
  /** Kept for later by its owner: settlements leave it alone. */
  setAside: Type.Boolean()
})

/** A movement of a packet, newest first; `balanceFen` is what was left after it. */
export const RedPacketEntry = Type.Object({
  kind: Type.Union([
    Type.Literal('GRANT'),
    Type.Literal('RESERVE'),
    Type.Literal('POST'),
    Type.Literal('VOID'),
    Type.Literal('EXPIRE'),
    Type.Literal('CORRECT')
  ]),
  /** Negative: it went out. 0 for POST. */
  amountFen: Type.Integer(),
  balanceFen: Fen,
  at: Millis,
  /** The order it was used for; absent: no order, or one that is not the caller's to see any more. */
  orderCode: Type.Optional(Code),
  /** First goods of that order. */
  title: Type.Optional(Type.String())
})

/** A packet on offer. */
export const RedPacketOffer = Type.Object({
  redPacketCode: Code,
  ...Terms,
  amountFen: Fen,
  /** Days it can be used once it was taken. */
  validDays: Type.Integer({ minimum: 1 }),
  /** RECEIVED: this shopper has had it. */
  state: Type.Union([Type.Literal('AVAILABLE'), Type.Literal('RECEIVED'), Type.Literal('SOLD_OUT')]),
  /** This shopper follows its shop. */
  followed: Type.Boolean()
})

const Reason = Type.Union([
  Type.Literal('SPENT'),
  Type.Literal('NOT_STARTED'),
  Type.Literal('ENDED'),
  Type.Literal('SET_ASIDE'),
  Type.Literal('NO_GOODS'),
  Type.Literal('SHORT')
])

/** What is being bought: goods of this shop for so much. Without it every packet that runs is available. */
const Purchase = { shopCode: Type.Optional(Code), goodsFen: Type.Optional(Fen) }
const One = Type.Object({ userPacketId: Code })

export const redPackets = {
  'GET /o2mkt-b2c/v1/pub/red-packet/new-customer': endpoint({
    summary: 'The welcome of a new customer; an empty code: there is none for this caller',
    token: 'optional',
    data: Type.Object({
      redPacketCode: Type.String(),
      amountFen: Type.Optional(Fen),
      thresholdFen: Type.Optional(Fen),
      validDays: Type.Optional(Type.Integer({ minimum: 1 }))
    })
  }),
  'GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop': endpoint({
    summary: 'Packets of shops on offer, those of the shops that the caller follows first',
    token: 'optional',
    data: Type.Object({ list: Type.Array(RedPacketOffer) })
  }),
  'POST /o2mkt-b2c/v1/red-packet/receive': endpoint({
    summary: 'Takes a packet on offer, once a shopper',
    token: 'required',
    idempotent: true,
    body: Type.Object({ redPacketCode: Code }),
    changes: ['o2cht/usable-rewards', account],
    data: UserRedPacket
  }),
  'GET /o2mkt-b2c/v1/red-packet/list': endpoint({
    summary: 'The shopper’s packets of a state, those that end first at the top; with how many there are of each',
    token: 'required',
    query: Type.Object({
      state: Type.Optional(RedPacketState),
      shopCode: Type.Optional(Code),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(UserRedPacket).properties,
      /** What can be spent now, of all shops. */
      usableFen: Fen,
      counts: Type.Object({
        USABLE: Type.Integer(),
        UPCOMING: Type.Integer(),
        SPENT: Type.Integer(),
        EXPIRED: Type.Integer()
      }),
      /** Shops that packets of this state belong to; those for every shop have no code. */
      shops: Type.Array(
        Type.Object({
          shopCode: Type.Union([Code, Type.Null()]),
          shopName: Type.Optional(Type.String()),
          count: Type.Integer()
        })
      )
    })
  }),
  'GET /o2mkt-b2c/v1/red-packet/detail': endpoint({
    summary: 'One of the shopper’s packets',
    token: 'required',
    query: One,
    data: UserRedPacket
  }),
  'GET /o2mkt-b2c/v1/red-packet/detail-and-record': endpoint({
    summary: 'One of the shopper’s packets and every movement of it',
    token: 'required',
    query: One,
    data: Type.Object({ packet: UserRedPacket, records: Type.Array(RedPacketEntry) })
  }),
  'GET /o2mkt-b2c/v1/red-packet/available': endpoint({
    summary: 'The shopper’s packets that a purchase can use, the best first',
    token: 'required',
    query: Type.Object(Purchase),
    data: Type.Object({ list: Type.Array(UserRedPacket) })
  }),
  'GET /o2mkt-b2c/v1/red-packet/page-unavailable': endpoint({
    summary: 'The shopper’s packets that a purchase can’t use, and why not',
    token: 'required',
    query: Type.Object({ ...Purchase, page: Page, size: Size }),
    data: paged(Type.Object({ ...UserRedPacket.properties, reason: Reason, shortFen: Fen }))
  }),
  'GET /o2mkt-b2c/v1/red-packet/available-by-shop': endpoint({
    summary: 'The shopper’s packets that can be used now, by the shop they are for; those for every shop first',
    token: 'required',
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          shopCode: Type.Union([Code, Type.Null()]),
          shopName: Type.Optional(Type.String()),
          balanceFen: Fen,
          packets: Type.Array(UserRedPacket)
        })
      )
    })
  }),
  'POST /o2mkt-b2c/v1/red-packet/use': endpoint({
    summary: 'Lets settlements use a packet that was kept for later',
    token: 'required',
    body: One,
    changes: ['o2cht/usable-rewards', account],
    data: UserRedPacket
  }),
  'POST /o2mkt-b2c/v1/red-packet/stop-use': endpoint({
    summary: 'Keeps a packet for later: settlements leave it alone',
    token: 'required',
    body: One,
    changes: ['o2cht/usable-rewards', account],
    data: UserRedPacket
  })
}
