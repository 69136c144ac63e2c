/** The ground of a map without tiles: blocks and streets of no place in particular, which go on from tile to tile. */

const side = 256
/** From this scale on there are streets between the main ones, and houses; below it there is country. */
const streets = 11
const lanes = 4

/** Something between 0 and 1 that stays the same for the same numbers. */
export function chance(...numbers: number[]): number {
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

/** The lanes that the main streets take, down and across. */
const mainLane = [2, 1] as const
/** A river runs through one row of tiles of about so many, between its streets. */
const riverRows = 2
const river = 2.5

/** Paths of what a tile has, '' for nothing. */
export type Ground = Record<
  'quarters' | 'gardens' | 'woods' | 'houses' | 'parks' | 'lakes' | 'water' | 'minor' | 'lesser' | 'main' | 'fast',
  string
>

/** Attributes of a path. */
interface Look {
  fill?: string
  stroke?: string
  'stroke-width'?: string
  /** The width of its lines in the country. */
  far?: string
}

/** The looks of the ground, lowest first: which lines they are drawn by, and how. */
export const looks: readonly (readonly [keyof Ground, Look])[] = [
  ['quarters', { fill: '#f6f1e4' }],
  ['gardens', { fill: '#e6f1e2' }],
  ['woods', { fill: '#cfe8cf' }],
  ['houses', { fill: '#dde3ea' }],
  ['parks', { fill: '#cfe8cf' }],
  ['lakes', { fill: '#b3d6f7', stroke: '#9cc6ee' }],
  ['water', { stroke: '#9cc6ee', 'stroke-width': '28', far: '9' }],
  ['water', { stroke: '#b3d6f7', 'stroke-width': '26', far: '7' }],
  ['minor', { stroke: '#d8dee6', 'stroke-width': '6' }],
  ['minor', { stroke: '#fff', 'stroke-width': '4.5' }],
  ['lesser', { stroke: '#fff', 'stroke-width': '2.5' }],
  ['main', { stroke: '#d0d7e0', 'stroke-width': '12.5', far: '4.5' }],
  ['main', { stroke: '#fff', 'stroke-width': '11', far: '3' }],
  ['fast', { stroke: '#eebf6b', 'stroke-width': '13', far: '5.5' }],
  ['fast', { stroke: '#fde3a7', 'stroke-width': '11', far: '4' }]
]

export const isCountry = (z: number): boolean => z < streets

/** Something round about a place, as no compass draws it. */
function blob(x: number, y: number, reach: number, seed: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((step) => {
    const angle = (step / 6) * 2 * Math.PI
    const far = reach * (0.7 + 0.45 * chance(seed, step, x, y))
    return [Math.round(x + far * Math.cos(angle)), Math.round(y + 0.7 * far * Math.sin(angle))] as const
  })
  const middle = (index: number): string => {
    const [from, to] = [points[index % 6] ?? [x, y], points[(index + 1) % 6] ?? [x, y]]
    return `${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}`
  }
  return `M${middle(0)}${points.map((_, step) => `Q${(points[(step + 1) % 6] ?? [x, y]).join(' ')} ${middle(step + 1)}`).join('')}Z`
}

/** The lines of a tile as paths of an SVG of 256 by 256. */
export function groundAt({ x, y, z }: Tile): Ground {
  const country = isCountry(z)
  const luck = (seed: number, ...more: number[]) => chance(x, y, z, seed, ...more)
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
  const both = [0, 1] as const
  const four = [0, 1, 2, 3]
  // a whole row, or column, of tiles has the same kind of main street
  const isFast = (way: 0 | 1): boolean => chance(way === 0 ? y : x, z, 30 + way) < 0.4
  const mains = (fast: boolean): string =>
    both.map((way) => (isFast(way) === fast ? street(mainLane[way], way) : '')).join('')
  const cross = four.map((corner) => quarter(ends(2, 0), ends(1, 1), corner))
  const quarters = (kind: number): string =>
    cross
      // a quarter lies in four tiles, between their main streets
      .filter((_, corner) => Math.floor(3 * chance(x - (corner & 1), y - (corner >> 1), z, 12)) === kind)
      .join('')
  const middles = (way: 0 | 1) => [0, ...four.map((lane) => (ends(lane, way)[0] + ends(lane, way)[1]) / 2), side]
  const wet = chance(y, z, 10) < 1 / riverRows
  const blocks = country ? { houses: '', parks: '', lakes: '' } : blocksOf(middles(1), middles(0), wet, luck)
  // from one crossing of two edges to another, so that it goes on there
  const slant = (seed: number) =>
    luck(seed) < 0.6 ? `M0 ${ends(0, 0)[0]}Q${side / 2} ${side / 2} ${ends(3, 1)[1]} ${side}` : ''
  const spot = (seed: number) => 70 + 116 * luck(seed)
  const far = (seed: number, share: number, reach: number) =>
    country && luck(seed) < share ? blob(spot(seed + 1), spot(seed + 2), reach, seed) : ''
  return {
    quarters: quarters(0),
    gardens: quarters(1),
    woods: far(40, 0.75, 62) + far(43, 0.5, 44),
    houses: blocks.houses,
    parks: blocks.parks,
    lakes: blocks.lakes + far(46, 0.35, 20),
    water: wet ? street(river, 0) : '',
    minor: country ? '' : four.flatMap((lane) => both.map((way) => street(lane, way))).join(''),
    lesser: country ? [0, 3].flatMap((lane) => both.map((way) => street(lane, way))).join('') + slant(11) : '',
    main: mains(false),
    fast: mains(true)
  }
}

/** One of the four parts of a tile that its main streets leave: 0 lower right, 1 lower left, 2 upper right, 3 upper left. */
function quarter(level: readonly [number, number], upright: readonly [number, number], corner: number): string {
  const [west, east] = level
  const [north, south] = upright
  const cross = `${(north + south) / 2} ${(west + east) / 2}`
  const [edge, column] = corner & 1 ? [0, west] : [side, east]
  const [rim, row] = corner >> 1 ? [0, north] : [side, south]
  return `M${cross}L${edge} ${column}V${rim}H${row}Z`
}

/** Houses and parks of the blocks between streets; at a river there are none. */
function blocksOf(
  columns: readonly number[],
  rows: readonly number[],
  wet: boolean,
  luck: (seed: number, ...more: number[]) => number
): Pick<Ground, 'houses' | 'parks' | 'lakes'> {
  const found = { houses: '', parks: '', lakes: '' }
  const box = (left: number, top: number, right: number, bottom: number) =>
    `M${Math.round(left)} ${Math.round(top)}H${Math.round(right)}V${Math.round(bottom)}H${Math.round(left)}Z`
  const gap = 7
  columns.slice(1).forEach((right, column) => {
    rows.slice(1).forEach((bottom, row) => {
      const [left, top] = [columns[column] ?? 0, rows[row] ?? 0]
      const [wide, high] = [right - left, bottom - top]
      if (wide < 24 || high < 24 || (wet && row === 3)) return
      const is = luck(20, column, row)
      const inner = column > 0 && column < 4 && row > 0 && row < 4
      if (inner && is < 0.17) {
        found.parks += box(left, top, right, bottom)
        if (is < 0.07) found.lakes += blob((left + right) / 2, (top + bottom) / 2, Math.min(wide, high) / 3, column)
        return
      }
      if (is > 0.8) return
      const [split, level] = [
        left + wide * (0.35 + 0.3 * luck(21, column, row)),
        top + high * (0.4 + 0.2 * luck(22, column, row))
      ]
      found.houses += box(left + gap, top + gap, split - 2, level - 2)
      if (is > 0.4) found.houses += box(split + 2, level + 2, right - gap, bottom - gap)
      if (is < 0.5) found.houses += box(split + 2, top + gap, right - gap, level - 2)
    })
  })
  return found
}
