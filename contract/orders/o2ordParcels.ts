/** Parcels of orders: what is in each, where it is, and the way it takes. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, GiftMark, Millis, Page, Quantity, Size, paged } from '../shared'

export const ParcelState = Type.Union([
  Type.Literal('PACKED'),
  Type.Literal('MOVING'),
  Type.Literal('DELIVERING'),
  Type.Literal('SIGNED')
])

export const GeoPoint = Type.Object({
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  datum: Type.Union([Type.Literal('WGS84'), Type.Literal('GCJ02')])
})

export const ParcelGoods = Type.Object({
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(Type.String()),
  quantity: Quantity,
  gift: GiftMark
})

/** An installer's visit; the two moments and the engineer are there once it is booked. */
export const Visit = Type.Object({
  /** TO_BOOK: the shopper has not said when. */
  state: Type.Union([
    Type.Literal('TO_BOOK'),
    Type.Literal('BOOKED'),
    Type.Literal('ON_THE_WAY'),
    Type.Literal('DONE')
  ]),
  window: Type.Optional(Type.Object({ from: Millis, to: Millis })),
  /** By a number that shows neither side the other's. */
  installer: Type.Optional(Type.Object({ name: Type.String(), phone: Type.String() })),
  /** It can be booked, or changed. */
  open: Type.Boolean()
})

/** Days and their windows in which somebody can come. */
export const FreeWindows = Type.Object({
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      windows: Type.Array(
        Type.Object({
          window: Type.Integer({ minimum: 0, maximum: 9 }),
          from: Millis,
          to: Millis,
          /** Everybody of the district is booked. */
          full: Type.Boolean(),
          chosen: Type.Boolean()
        })
      )
    })
  )
})

export const Parcel = Type.Object({
  parcelCode: Code,
  orderCode: Code,
  shopCode: Code,
  /** Which of the order's parcels it is, from 1, and of how many. */
  number: Type.Integer({ minimum: 1 }),
  count: Type.Integer({ minimum: 1 }),
  state: ParcelState,
  carrierName: Type.String(),
  trackingNo: Type.String(),
  goods: Type.Array(ParcelGoods),
  /** The warehouse it leaves from, and the district it goes to. */
  from: Type.Optional(Type.String()),
  to: Type.String(),
  /** Newest first; of a list of parcels the newest alone. */
  tracks: Type.Array(Type.Object({ at: Millis, text: Type.String(), state: ParcelState })),
  /** Calendar day it should arrive, `YYYY-MM-DD`; only while it is under way. */
  arrivesOn: Type.Optional(Type.String()),
  /** Between when it should be at the door; only while it is being delivered and not late. */
  window: Type.Optional(Type.Object({ from: Millis, to: Millis })),
  /** Deliveries of the courier before this one, and how far off the courier is; only while it is being delivered. */
  stopsBefore: Type.Optional(Type.Integer({ minimum: 0 })),
  metresLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Who brings it, by a number that shows neither side the other's; only while it is being delivered. */
  courier: Type.Optional(Type.Object({ name: Type.String(), phone: Type.String() })),
  signedAt: Type.Optional(Millis),
  /** Goods of its order wait for a review; absent: none, or the order is not received yet. */
  toReview: Type.Optional(Type.Literal(true)),
  /** Something in it is installed at home. */
  installed: Type.Boolean(),
  /** When the installer comes, for goods that are installed. */
  visit: Type.Optional(Visit)
})

/** A place on a parcel's way, in the order of the way. */
export const ParcelPlace = Type.Object({
  kind: Type.Union([
    Type.Literal('WAREHOUSE'),
    Type.Literal('CENTRE'),
    Type.Literal('BRANCH'),
    Type.Literal('COURIER'),
    Type.Literal('HOME')
  ]),
  name: Type.String(),
  point: GeoPoint,
  /** The parcel has been there, or is there. */
  passed: Type.Boolean()
})

export const parcels = {
  'GET /o2ord-b2c/v1/parcel/parcel-infos': endpoint({
    summary: 'The parcels of an order with their tracks',
    token: 'required',
    query: Type.Object({ orderCode: Code }),
    data: Type.Object({ list: Type.Array(Parcel) })
  }),
  'GET /o2ord-b2c/v1/parcel/parcel-list': endpoint({
    summary: 'The shopper’s parcels, those under way first; of one order where it is named',
    token: 'required',
    query: Type.Object({ orderCode: Type.Optional(Code), page: Page, size: Size }),
    data: Type.Object({
      ...paged(Parcel).properties,
      /** How many of all of them are in each state, and come today. */
      counts: Type.Object({
        PACKED: Type.Integer(),
        MOVING: Type.Integer(),
        DELIVERING: Type.Integer(),
        SIGNED: Type.Integer()
      }),
      today: Type.Integer({ minimum: 0 })
    })
  }),
  'GET /o2ord-b2c/v1/parcel/visit-windows': endpoint({
    summary: 'When an installer can come for a parcel',
    token: 'required',
    query: Type.Object({ parcelCode: Code }),
    data: FreeWindows
  }),
  'POST /o2ord-b2c/v1/parcel/visit': endpoint({
    summary:
      'Books the installer’s visit of a parcel, or another time for it; again the same changes nothing. Refused with code visit.full, visit.late or visit.over',
    token: 'required',
    body: Type.Object({
      parcelCode: Code,
      day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      window: Type.Integer({ minimum: 0, maximum: 9 })
    }),
    changes: [],
    data: Visit
  }),
  'POST /o2ord-b2c/v1/parcel/visit-cancel': endpoint({
    summary: 'Gives a booked visit up; without one nothing happens. Refused with code visit.late',
    token: 'required',
    body: Type.Object({ parcelCode: Code }),
    changes: [],
    data: Visit
  }),
  'GET /o2srh/v1/glz-apis/map': endpoint({
    summary: 'The way of a parcel as points of a map, and the tiles that it may be drawn on',
    token: 'required',
    query: Type.Object({ parcelCode: Code }),
    data: Type.Object({
      /** Fewer than two: there is no way to draw. */
      places: Type.Array(ParcelPlace),
      /** When it was last known where the parcel is. */
      updatedAt: Millis,
      /** Tiles of a map service; absent: the app draws a ground of its own. */
      tiles: Type.Optional(
        Type.Object({
          /** An address with `{x}`, `{y}` and `{z}`. */
          url: Type.String(),
          attribution: Type.String(),
          datum: Type.Union([Type.Literal('WGS84'), Type.Literal('GCJ02')]),
          maxZoom: Type.Integer({ minimum: 1, maximum: 22 })
        })
      )
    })
  })
}
