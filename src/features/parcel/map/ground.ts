/** The ground of a map without tiles: blocks and streets of no place in particular, which go on from tile to tile. */

const side = 256
/** From this scale on there are streets between the main ones. */
const streets = 11
const lanes = 4

/** Something between 0 and 1 that stays the same for the same numbers. */
function chance(...numbers: number[]): number {
  const hash = numbers.reduce((sum, number) => Math.imul(sum ^ number, 0x9e3779b1) ^ (sum >>> 15), 0x2545f491)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Where street `lane` crosses the edge that begins at a corner of the tiles; `way`: the edge goes down or across. */
const crossing = (x: number, y: number, z: number, way: 0 | 1, lane: number): number =>
  Math.round(((lane + 0.28 + 0.44 * chance(x, y, z, way, lane)) / lanes) * side)

interface Tile {
  x: number
  y: number
  z: number
}

/** A river runs through one row of tiles of about so many, between its streets. */
const riverRows = 3
const river = 2.5

export interface Ground {
  /** A stretch of a river, or nothing. */
  water: string
  /** Blocks of green. */
  parks: string
  minor: string
  main: string
}

/** The lines of a tile as paths of an SVG of 256 by 256. */
export function groundAt({ x, y, z }: Tile): Ground {
  const ends = (lane: number, way: 0 | 1): [number, number] =>
    way === 0
      ? [crossing(x, y, z, 0, lane), crossing(x + 1, y, z, 0, lane)]
      : [crossing(x, y, z, 1, lane), crossing(x, y + 1, z, 1, lane)]
  const street = (lane: number, way: 0 | 1): string => {
    const [from, to] = ends(lane, way)
    const half = side / 2
    // level at both edges, so that it goes on without a corner
    return way === 0
      ? `M0 ${from}C${half} ${from} ${half} ${to} ${side} ${to}`
      : `M${from} 0C${from} ${half} ${to} ${half} ${to} ${side}`
  }
  const mains = (way: 0 | 1) => street(way === 0 ? 2 : 1, way)
  const both = [0, 1] as const
  const minor = z < streets ? [] : [0, 1, 2, 3].flatMap((lane) => both.map((way) => street(lane, way)))
  const lane = Math.floor(chance(x, y, z, 7) * (lanes - 1))
  const across = Math.floor(chance(x, y, z, 8) * (lanes - 1))
  const [left, right] = [ends(lane, 1), ends(lane + 1, 1)].map(([from, to]) => (from + to) / 2)
  const [top, bottom] = [ends(across, 0), ends(across + 1, 0)].map(([from, to]) => (from + to) / 2)
  const green = z >= streets && chance(x, y, z, 9) < 0.75
  return {
    water: chance(y, z, 10) < 1 / riverRows ? street(river, 0) : '',
    parks: green ? `M${left} ${top}H${right}V${bottom}H${left}Z` : '',
    minor: minor.join(''),
    main: both.map(mains).join('')
  }
}
