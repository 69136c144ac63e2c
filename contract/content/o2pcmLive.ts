/** Live rooms. Every call but `info` is of a channel (spec 5): it decides which rooms there are. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'

/** domain/content/live says what each means. */
export const LiveState = Type.Union([
  Type.Literal('ANNOUNCED'),
  Type.Literal('ON_AIR'),
  Type.Literal('PAUSED'),
  Type.Literal('ENDED'),
  Type.Literal('REPLAY'),
  Type.Literal('CANCELLED')
])
const LiveTab = Type.Union([Type.Literal('LIVE'), Type.Literal('COMING'), Type.Literal('REPLAY')])

const Count = Type.Integer({ minimum: 0 })

/** What a room shows for sale. */
export const LiveGoods = Type.Object({
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  /** A piece now. */
  priceFen: Fen,
  /** Without the room, where that is more. */
  regularPriceFen: Type.Optional(Fen),
  /** `priceFen` is the room's, and ends with it. */
  live: Type.Optional(Type.Literal(true)),
  inStock: Type.Boolean()
})

export const LiveRoom = Type.Object({
  roomCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  title: Type.String(),
  /** What there is to expect; '': nothing is said. */
  note: Type.String(),
  host: Type.String(),
  hostPicture: Type.String(),
  cover: Type.String(),
  state: LiveState,
  /** As announced; of what has begun, when it did. */
  startsAt: Millis,
  /** Who is there now, or waits for it to begin. */
  viewers: Count,
  /** The caller waits for it. */
  reminded: Type.Optional(Type.Literal(true)),
  goodsCount: Count,
  /** Pictures of the first three. */
  pictures: Type.Array(Type.String()),
  /** Which of its goods is on show now. */
  explaining: Type.Optional(LiveGoods),
  /** Seconds of its film. */
  seconds: Type.Optional(Count)
})

const inRoom = Type.Object({ roomCode: Code })

export const live = {
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list': endpoint({
    summary:
      'Rooms: all that are on air, then those to come, then films; of one kind page by page, or without one the first of each',
    token: 'optional',
    query: Type.Object({
      tab: Type.Optional(LiveTab),
      /** Only shops that the shopper follows; without a login none. */
      followed: Type.Optional(Type.Boolean()),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(LiveRoom).properties,
      counts: Type.Object({ LIVE: Count, COMING: Count, REPLAY: Count })
    })
  }),
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live': endpoint({
    summary: 'What a room shows for sale, the one on show now first',
    query: inRoom,
    data: Type.Object({ list: Type.Array(LiveGoods) })
  }),
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live': endpoint({
    summary: 'The room of a shop that is on air now, if there is one',
    query: Type.Object({ shopCode: Code }),
    data: Type.Object({ room: Type.Optional(LiveRoom) })
  }),
  'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video': endpoint({
    summary: 'The film of a room that is over, and where in it which product comes',
    query: inRoom,
    data: Type.Object({
      url: Type.String(),
      seconds: Count,
      chapters: Type.Array(Type.Object({ at: Count, goods: LiveGoods }))
    })
  }),
  'POST /o2mkt-b2c/v1/live-reminders': endpoint({
    summary: 'Tells the shopper when a room begins, or that it is cancelled: by the message they allowed, else by SMS',
    token: 'required',
    body: inRoom,
    changes: ['o2pcm/glz-zb'],
    data: Type.Object({ roomCode: Code, reminded: Type.Literal(true), startAt: Millis })
  }),
  'POST /o2mkt-b2c/v1/live-reminders/cancel': endpoint({
    summary: 'Forgets such a reminder; without one nothing happens',
    token: 'required',
    body: inRoom,
    changes: ['o2pcm/glz-zb'],
    data: Type.Object({ roomCode: Code, reminded: Type.Literal(false) })
  }),
  'POST /o2srh/pub/v1/glz-zb/info': endpoint({
    summary: 'A room as it is now, with the addresses of its stream; who tells a key is counted as watching',
    token: 'optional',
    body: Type.Object({
      roomCode: Code,
      /** Made on the device, for one room at a time. */
      viewerKey: Type.Optional(Type.String({ pattern: '^[a-z0-9]{8,32}$' }))
    }),
    changes: 'nothing',
    data: Type.Object({
      room: LiveRoom,
      /** `flv`: what the messaging platform's live player takes. */
      stream: Type.Optional(Type.Object({ hls: Type.String(), flv: Type.Optional(Type.String()) }))
    })
  })
}
