/** The road between places on drawn ground: there is no straight one. The same for the same places. */
import { chance } from './ground'

interface Point {
  latitude: number
  longitude: number
}

/** Across and down as long as each other, in degrees of a meridian. */
interface Flat {
  x: number
  y: number
}

/** Degrees beyond which there is country between two places, not streets. */
const country = 0.3
const steps = 20
const share = (from: Flat, to: Flat, part: number): Flat => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part
})

/** Winds to both sides of the straight line. */
function winding(from: Flat, to: Flat, luck: (seed: number) => number): Flat[] {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const bend = (seed: number, least: number, most: number) =>
    (luck(seed) < 0.5 ? -1 : 1) * (least + (most - least) * luck(seed + 10))
  const [once, twice, thrice] = [bend(1, 0.02, 0.05), bend(2, 0.03, 0.06), bend(3, 0.01, 0.025)]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * Math.PI
    const off = once * Math.sin(turn) + twice * Math.sin(2 * turn) + thrice * Math.sin(3 * turn)
    const { x, y } = share(from, to, step / steps)
    return { x: x - off * down, y: y + off * across }
  })
}

/** Along a street, around a corner, along another, and around one more. */
function streetwise(from: Flat, to: Flat, luck: (seed: number) => number): Flat[] {
  const part = 0.35 + 0.3 * luck(4)
  const isWide = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  const middle = share(from, to, part)
  const corners = isWide
    ? [
        { x: middle.x, y: from.y },
        { x: middle.x, y: to.y }
      ]
    : [
        { x: from.x, y: middle.y },
        { x: to.x, y: middle.y }
      ]
  const stations = [from, ...corners, to]
  return stations.flatMap((corner, index) => {
    const [before, after] = [stations[index - 1], stations[index + 1]]
    if (!before || !after) return [corner]
    const [first, last] = [share(corner, before, 0.35), share(corner, after, 0.35)]
    return [0, 1, 2, 3, 4, 5, 6].map((step) => {
      const t = step / 6
      return share(share(first, corner, t), share(corner, last, t), t)
    })
  })
}

/** From place to place by road. */
export function roadThrough(places: readonly Point[]): Point[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1]
    if (!before) return [place]
    const narrow = Math.cos((place.latitude * Math.PI) / 180)
    const flat = ({ latitude, longitude }: Point): Flat => ({ x: longitude * narrow, y: latitude })
    const [from, to] = [flat(before), flat(place)]
    const luck = (seed: number) => chance(Math.round(before.latitude * 1e4), Math.round(place.longitude * 1e4), seed)
    const draw = Math.hypot(to.x - from.x, to.y - from.y) > country ? winding : streetwise
    return draw(from, to, luck).map(({ x, y }) => ({ latitude: y, longitude: x / narrow }))
  })
}
