/** Puts ink into polygons, smooth at their edges. */
import type { Point } from './geometry'
import { boundsOf, type Ink } from './paint'
import type { Pixels } from './png'

/** Lines of looking in a row of pixels. */
const looks = 4

interface Crossing {
  x: number
  /** +1 downwards, -1 upwards. */
  way: number
}

/** Where the edges cross the lines of looking, by line; only lines on the canvas. */
function crossingsOf(polygons: readonly (readonly Point[])[], height: number): Map<number, Crossing[]> {
  const found = new Map<number, Crossing[]>()
  for (const points of polygons) {
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] ?? from
      if (from[1] === to[1]) return
      const way = from[1] < to[1] ? 1 : -1
      const [upper, lower] = way === 1 ? [from, to] : [to, from]
      const first = Math.max(0, Math.ceil(upper[1] * looks - 0.5))
      const last = Math.min(height * looks - 1, Math.ceil(lower[1] * looks - 0.5) - 1)
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
      for (let line = first; line <= last; line += 1) {
        const x = upper[0] + ((line + 0.5) / looks - upper[1]) * slope
        const list = found.get(line)
        if (list) list.push({ x, way })
        else found.set(line, [{ x, way }])
      }
    })
  }
  return found
}

/** Adds the part of each pixel that lies between two places of a line. */
function cover(row: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from)
  const end = Math.min(row.length, to)
  if (end <= start) return
  const [first, last] = [Math.floor(start), Math.min(row.length - 1, Math.floor(end))]
  if (first === last) {
    row[first] = (row[first] ?? 0) + (end - start) / looks
    return
  }
  row[first] = (row[first] ?? 0) + (first + 1 - start) / looks
  for (let x = first + 1; x < last; x += 1) row[x] = (row[x] ?? 0) + 1 / looks
  row[last] = (row[last] ?? 0) + (end - last) / looks
}

function coverLine(row: Float32Array, crossings: Crossing[]): void {
  crossings.sort((one, other) => one.x - other.x)
  let winding = 0
  let from = 0
  for (const { x, way } of crossings) {
    if (winding === 0) from = x
    winding += way
    if (winding === 0) cover(row, from, x)
  }
}

function mix(rgb: Uint8Array, place: number, value: number, share: number): void {
  const under = rgb[place] ?? 0
  rgb[place] = Math.round(under + (value - under) * share)
}

/** Puts ink on the pixels of a row between two places, by how much of each is covered. */
function inkRow(
  { rgb, width }: Pixels,
  y: number,
  [start, end]: readonly [number, number],
  row: Float32Array,
  ink: NonNullable<Ink>
): void {
  for (let x = start; x < end; x += 1) {
    const covered = row[x] ?? 0
    if (covered === 0) continue
    const [red, green, blue, opacity] = ink(x + 0.5, y + 0.5)
    const share = Math.min(1, covered) * opacity
    const at = (y * width + x) * 3
    mix(rgb, at, red, share)
    mix(rgb, at + 1, green, share)
    mix(rgb, at + 2, blue, share)
  }
}

/** Fills what any polygon encloses (the rule «nonzero»); those that go round the same way add up. A step is a row. */
export function* fillPolygons(
  canvas: Pixels,
  polygons: readonly (readonly Point[])[],
  ink: NonNullable<Ink>
): Generator<void, void> {
  const crossings = crossingsOf(polygons, canvas.height)
  const rows = new Set([...crossings.keys()].map((line) => Math.floor(line / looks)))
  const [left, , width] = boundsOf(polygons.flat())
  const across = [Math.max(0, Math.floor(left)), Math.min(canvas.width, Math.ceil(left + width))] as const
  const row = new Float32Array(canvas.width)
  for (const y of rows) {
    row.fill(0)
    for (let look = 0; look < looks; look += 1) coverLine(row, crossings.get(y * looks + look) ?? [])
    inkRow(canvas, y, across, row, ink)
    yield
  }
}
