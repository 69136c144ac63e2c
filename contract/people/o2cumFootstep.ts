/** The footprint: products that a shopper has looked at, by day. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, Unsellable, paged } from '../shared'
import { account } from '../tags'

/** A day of the shop's calendar. */
const ShopDay = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })

/** A product on a day: the version that was looked at last, the price of then and of now. */
export const Footstep = Type.Object({
  day: ShopDay,
  spuCode: Code,
  skuCode: Code,
  /** Today's title; the day's, where the product is gone. */
  title: Type.String(),
  picture: Type.String(),
  seenAt: Millis,
  thenFen: Fen,
  /** Now; then, where the product is gone. */
  priceFen: Fen,
  unsellable: Type.Optional(Unsellable),
  /** Days within the 90 on which it was looked at. */
  days: Type.Integer({ minimum: 1 }),
  favorite: Type.Boolean()
})

/** A product of a day. */
const Look = Type.Object({ day: ShopDay, spuCode: Code })

/** A product that the shopper knows and can have now, by the version that they had or looked at last. */
export const KnownGoods = Type.Object({
  spuCode: Code,
  skuCode: Code,
  /** Without the brand, where the shop's name begins with it. */
  title: Type.String(),
  picture: Type.String(),
  priceFen: Fen
})

const Count = Type.Integer({ minimum: 0 })

export const footsteps = {
  'GET /o2cum/v1/footstep/page': endpoint({
    summary: 'What the shopper has looked at within 90 days, the newest day first; a product once a day',
    token: 'required',
    query: Type.Object({
      /** The catalogue that the shop sells from (spec 7). */
      catalogVersionCode: Type.Literal('OW'),
      day: Type.Optional(ShopDay),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(Footstep).properties,
      /** Every day with something on it, the newest first. */
      days: Type.Array(Type.Object({ day: ShopDay, count: Count })),
      /** Nothing more is written until the shopper goes on. */
      paused: Type.Boolean()
    })
  }),
  'GET /o2cum/v1/customer-info/known-goods': endpoint({
    summary:
      'What the shopper bought, most often first, and what else they looked at, newest first; only what is in stock',
    token: 'required',
    data: Type.Object({
      /** In how many orders; what went back whole counts for nothing. */
      bought: Type.Array(Type.Object({ ...KnownGoods.properties, times: Type.Integer({ minimum: 1 }) })),
      seen: Type.Array(KnownGoods)
    })
  }),
  'POST /o2cum/v1/footstep/create': endpoint({
    summary:
      'Writes what was looked at, once a product and day; also what a device kept until the login, 30 days back. Nothing while paused',
    token: 'required',
    body: Type.Object({
      rows: Type.Array(
        Type.Object({
          skuCode: Code,
          seenAt: Millis,
          /** What a piece cost then, as the device saw it. */
          priceFen: Fen
        }),
        { minItems: 1, maxItems: 200 }
      )
    }),
    changes: [account],
    data: Type.Object({
      written: Count,
      /** When the last of these products was looked at on an earlier day, and what it cost; absent: it was not. */
      before: Type.Optional(Type.Object({ seenAt: Millis, priceFen: Fen }))
    })
  }),
  'POST /o2cum/v1/footstep/delete': endpoint({
    summary: 'Forgets products of days, whole days, or all',
    token: 'required',
    body: Type.Object({
      rows: Type.Optional(Type.Array(Look, { minItems: 1, maxItems: 500 })),
      days: Type.Optional(Type.Array(ShopDay, { minItems: 1, maxItems: 91 })),
      /** All, or all of a day, but for some. */
      among: Type.Optional(Type.Object({ day: Type.Optional(ShopDay), without: Type.Array(Look, { maxItems: 500 }) }))
    }),
    changes: [account],
    data: Type.Object({ deleted: Count })
  }),
  'POST /o2cum/v1/footstep/pause': endpoint({
    summary: 'Stops writing down what is looked at, or goes on',
    token: 'required',
    body: Type.Object({ paused: Type.Boolean() }),
    changes: [],
    data: Type.Object({ paused: Type.Boolean() })
  })
}
