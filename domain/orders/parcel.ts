/** A parcel's states, what travels together, and how far it is. */

export const PARCEL_STATES = ['PACKED', 'MOVING', 'DELIVERING', 'SIGNED'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** Whether it is still to come; what is said of its courier is said only then. */
export const isUnderWay = (state: ParcelState): boolean => state !== 'SIGNED'

/** How many parcels an order left in, how many of them a courier has, and how many are there. */
export interface ParcelCounts {
  count: number
  delivering: number
  signed: number
}

/** How far an order is whose parcels are on their way; PARTLY: some of them are there. */
export type Travel = 'MOVING' | 'DELIVERING' | 'PARTLY' | 'DELIVERED'

/** What the parcels of an order say of it; of none is nothing known, and it is on its way. */
export function travelOf({ count, delivering, signed }: ParcelCounts = { count: 0, delivering: 0, signed: 0 }): Travel {
  if (signed > 0) return signed < count ? 'PARTLY' : 'DELIVERED'
  return delivering > 0 ? 'DELIVERING' : 'MOVING'
}

/** Whether its courier can be called: from setting out until it is at the door. */
export const hasCourier = (state: ParcelState): boolean => state === 'DELIVERING'

/** Goods by what they leave from, in the order in which they were bought: what lies in one warehouse travels in one parcel. */
export function splitGoods<Row, Warehouse>(
  rows: readonly Row[],
  warehouseOf: (row: Row) => Warehouse
): { warehouse: Warehouse; rows: Row[] }[] {
  const parcels: { warehouse: Warehouse; rows: Row[] }[] = []
  for (const row of rows) {
    const warehouse = warehouseOf(row)
    const parcel = parcels.find((parcel) => parcel.warehouse === warehouse)
    if (parcel) parcel.rows.push(row)
    else parcels.push({ warehouse, rows: [row] })
  }
  return parcels
}

/** How coordinates are to be read: of satellites, or shifted as maps of the mainland are. */
export const DATUMS = ['WGS84', 'GCJ02'] as const
export type Datum = (typeof DATUMS)[number]

export interface GeoPoint {
  longitude: number
  latitude: number
  datum: Datum
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Metres over ground between two points, as the crow flies. Both in one datum: shifted coordinates are half a kilometre off.
 * @throws Error when the points are of two datums
 */
export function metresBetween(from: GeoPoint, to: GeoPoint): number {
  if (from.datum !== to.datum) throw new Error('Points of two datums are compared')
  const [down, across] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(down / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across / 2) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** The point so far of the way, straight. */
export const between = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => ({
  longitude: from.longitude + (to.longitude - from.longitude) * share,
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  datum: from.datum
})
