/** Service outlets: where an appliance is repaired, and one's own. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Millis, Page, RegionCode, Signs, Size, paged } from '../shared'

export const OutletService = Type.Union([
  Type.Literal('REPAIR'),
  Type.Literal('INSTALL'),
  Type.Literal('PARTS'),
  Type.Literal('TRADE_IN')
])

/** A place of service. Points are in the mainland's datum (GCJ-02). */
export const Outlet = Type.Object({
  outletCode: Code,
  name: Type.String(),
  address: Type.String(),
  cityName: Type.String(),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  phone: Type.String(),
  services: Type.Array(OutletService),
  /** Days of the week (0 is Sunday) with minutes of the shop's day. */
  hours: Type.Array(Type.Object({ days: Type.Array(Type.Integer()), from: Type.Integer(), to: Type.Integer() })),
  open: Type.Boolean(),
  /** When it closes, or opens next; absent: not within a week. */
  until: Type.Optional(Millis),
  /** From where one is, as the crow flies; absent: that is not known. */
  metres: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The caller's own. */
  own: Type.Boolean()
})

export const outlets = {
  'GET /o2md/v1/pub/service-outlets': endpoint({
    summary: 'Outlets: the nearest first where one’s place is known, else the caller’s own and then by city',
    token: 'optional',
    query: Type.Object({
      /** A city; absent: all. */
      cityCode: Type.Optional(RegionCode),
      service: Type.Optional(OutletService),
      keyword: Type.Optional(Signs(1, 60)),
      /** Where one is, in the mainland's datum; both or none. */
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(Outlet).properties,
      /** Cities that have outlets, with how many. */
      cities: Type.Array(Type.Object({ cityCode: RegionCode, name: Type.String(), count: Type.Integer() })),
      /** Tiles of a map service; absent: the app draws a ground of its own. */
      tiles: Type.Optional(
        Type.Object({
          url: Type.String(),
          attribution: Type.String(),
          datum: Type.Union([Type.Literal('WGS84'), Type.Literal('GCJ02')]),
          maxZoom: Type.Integer({ minimum: 1, maximum: 22 })
        })
      )
    })
  }),
  'POST /o2cum/v1/customer-info/save-branch-info': endpoint({
    summary: 'Makes an outlet the caller’s own; without one they have none',
    token: 'required',
    body: Type.Object({ outletCode: Type.Optional(Code) }),
    changes: ['o2md/service-outlets'],
    data: Type.Object({ outletCode: Type.Union([Code, Type.Null()]) })
  })
}
