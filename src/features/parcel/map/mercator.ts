/** How a map that is looked at straight from above lays places out, as map services do. */
import { cornersOf, type ShownPlace } from '../rules'

/** px of the whole earth at scale 0. */
const earth = 256

type Point = Pick<ShownPlace, 'latitude' | 'longitude'>

export interface View extends Point {
  scale: number
}

const across = (scale: number): number => earth * 2 ** scale

/** How far up a latitude lies, 0 to 1 from the top. */
const up = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

/** px of a place from the middle of the map. */
export function pixelsFrom({ latitude, longitude, scale }: View, place: Point): { x: number; y: number } {
  return {
    x: ((place.longitude - longitude) / 360) * across(scale),
    y: (up(place.latitude) - up(latitude)) * across(scale)
  }
}

/** Metres around the equator. */
const girth = 40_075_017

/** A map's view: the middle of it, and how near it is. */
export type Nearness = Pick<View, 'latitude' | 'scale'>

/** The longest distance of 1, 2 or 5 with noughts that takes at most so many px in the middle of a map. */
export function scaleBar({ latitude, scale }: Nearness, most: number): { metres: number; px: number } {
  const ofPixel = (girth * Math.cos((latitude * Math.PI) / 180)) / across(scale)
  const ten = 10 ** Math.floor(Math.log10(ofPixel * most))
  const metres = ten * ([5, 2].find((times) => times * ten <= ofPixel * most) ?? 1)
  return { metres, px: Math.round(metres / ofPixel) }
}

const nearest = 17
const farthest = 4

export const withinScales = (scale: number): number => Math.min(nearest, Math.max(farthest, scale))

/** The middle of places, and the largest scale at which they lie within so many px. */
export function viewOf(places: readonly ShownPlace[], room: { width: number; height: number }): View {
  const { south, west, north, east } = cornersOf(places)
  const wide = (east - west) / 360
  const high = up(south) - up(north)
  const turns = Math.max(wide / room.width, high / room.height) * earth
  const scale = turns > 0 ? Math.floor(Math.log2(1 / turns)) : nearest
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, scale: withinScales(scale) }
}
