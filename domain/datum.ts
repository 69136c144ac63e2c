/** Coordinates from one datum to another. */
import gcoord from 'gcoord'
import type { Datum, GeoPoint } from './parcel'

const systems = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02 }

/** The same place in another datum; outside the mainland both are one. */
export function inDatum(point: GeoPoint, datum: Datum): GeoPoint {
  if (point.datum === datum) return point
  const [longitude, latitude] = gcoord.transform<[number, number]>(
    [point.longitude, point.latitude],
    systems[point.datum],
    systems[datum]
  )
  return { longitude, latitude, datum }
}
