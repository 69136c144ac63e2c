/** Coordinates from one datum to another. */
import gcoord from 'gcoord'
import { hasOwn } from '../check'
import type { Datum, GeoPoint } from './parcel'

const systems = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02 }

/** Whether a place's numbers can be read: a newer gateway may count in another. */
export const isDatum = (word: string): word is Datum => hasOwn(systems, word)

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
