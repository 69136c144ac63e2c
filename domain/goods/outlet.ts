/** Service outlets: what they do, and how far they are. */
/** In the order in which they are shown. */
export const OUTLET_SERVICES = ['REPAIR', 'INSTALL', 'PARTS', 'TRADE_IN'] as const
export type OutletService = (typeof OUTLET_SERVICES)[number]

interface Point {
  latitude: number
  longitude: number
}

const EARTH_METRES = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points along the earth, whole. */
export function metresBetween(point: Point, other: Point): number {
  const across = Math.sin(radians(other.longitude - point.longitude) / 2) ** 2
  const down = Math.sin(radians(other.latitude - point.latitude) / 2) ** 2
  const part = down + Math.cos(radians(point.latitude)) * Math.cos(radians(other.latitude)) * across
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part))))
}
