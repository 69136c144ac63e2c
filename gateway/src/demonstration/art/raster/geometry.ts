/** Outlines of the drawings as closed polygons: paths, the basic shapes, and lines of some width. */

export type Point = readonly [number, number]
/** a b c d e f, as SVG writes a matrix. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5]
]

export const moved = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size]
}

/** A `transform` attribute. */
export function readTransform(text: string): Matrix {
  let matrix = identity
  for (const [, name, values] of text.matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)) {
    const [x = 0, y, cx = 0, cy = 0] = numbersOf(values ?? '')
    const turn = (x * Math.PI) / 180
    const own: Record<string, () => Matrix> = {
      translate: () => [1, 0, 0, 1, x, y ?? 0],
      scale: () => [x, 0, 0, y ?? x, 0, 0],
      skewX: () => [1, 0, Math.tan(turn), 1, 0, 0],
      skewY: () => [1, Math.tan(turn), 0, 1, 0, 0],
      rotate: () => {
        // about a point when one is named: rotate(angle x y)
        const [px, py] = y === undefined ? [0, 0] : [y, cx]
        const around: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]
        return times(times([1, 0, 0, 1, px, py], around), [1, 0, 0, 1, -px, -py])
      }
    }
    const make = own[name ?? '']
    if (!make || cy !== 0) throw new Error(`A drawing is turned in an unknown way: ${text}`)
    matrix = times(matrix, make())
  }
  return matrix
}

export const numbersOf = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)

/** One line of a path; `closed` when it returns to its start by itself. */
export interface Line {
  points: Point[]
  closed: boolean
}

const curveSteps = 18

function bezier(from: Point, via: readonly Point[], to: Point): Point[] {
  const [first = from, second] = via
  return Array.from({ length: curveSteps }, (_, index) => {
    const t = (index + 1) / curveSteps
    const u = 1 - t
    const at = (axis: 0 | 1) =>
      second
        ? u ** 3 * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * to[axis]
        : u * u * from[axis] + 2 * u * t * first[axis] + t * t * to[axis]
    return [at(0), at(1)] as const
  })
}

/** An elliptic arc by its end points (SVG 1.1, F.6.5). */
function arc(from: Point, [rx0 = 0, ry0 = 0, tilt = 0, large = 0, sweep = 0, x = 0, y = 0]: number[]): Point[] {
  if (rx0 === 0 || ry0 === 0) return [[x, y]]
  const phi = (tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [hx, hy] = [(from[0] - x) / 2, (from[1] - y) / 2]
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const grow = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2))
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow]
  const under = (rx * py) ** 2 + (ry * px) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under)) * (large === sweep ? -1 : 1)
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx]
  const [cx, cy] = [cos * qx - sin * qy + (from[0] + x) / 2, sin * qx + cos * qy + (from[1] + y) / 2]
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  return Array.from({ length: curveSteps }, (_, index) => {
    const angle = start + (span * (index + 1)) / curveSteps
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cx + cos * ex - sin * ey, cy + sin * ex + cos * ey] as const
  })
}

/** How many numbers each command of a path takes. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The lines of a path's `d`, curves broken into short straight ones. */
export function linesOf(d: string): Line[] {
  const lines: Line[] = []
  let at: Point = [0, 0]
  let handle: Point = at
  let before = ''
  const draw = (points: Point[]) => {
    lines.at(-1)?.points.push(...points)
    at = points.at(-1) ?? at
  }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase()
    const count = takes[command]
    if (count === undefined) throw new Error(`A path has an unknown command: ${letter}`)
    const values = numbersOf(rest)
    const relative = letter !== command
    for (let index = 0; index < Math.max(1, count === 0 ? 1 : values.length / count); index += 1) {
      const own = values.slice(index * count, (index + 1) * count)
      const origin: Point = relative ? at : [0, 0]
      // pairs of the command; an arc's last two, and a single one, are read on their own
      const pair = (place: number): Point => [(own[place] ?? 0) + origin[0], (own[place + 1] ?? 0) + origin[1]]
      const mirrored = (kinds: string): Point =>
        kinds.includes(before) ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at
      const steps: Record<string, () => void> = {
        M: () => {
          if (index > 0) return draw([pair(0)])
          at = pair(0)
          lines.push({ points: [at], closed: false })
        },
        L: () => draw([pair(0)]),
        H: () => draw([[(own[0] ?? 0) + origin[0], at[1]]]),
        V: () => draw([[at[0], (own[0] ?? 0) + origin[1]]]),
        C: () => {
          const second = pair(2)
          draw(bezier(at, [pair(0), second], pair(4)))
          handle = second
        },
        S: () => {
          const second = pair(0)
          draw(bezier(at, [mirrored('CS'), second], pair(2)))
          handle = second
        },
        Q: () => {
          const first = pair(0)
          draw(bezier(at, [first], pair(2)))
          handle = first
        },
        T: () => {
          const first = mirrored('QT')
          draw(bezier(at, [first], pair(0)))
          handle = first
        },
        A: () => draw(arc(at, [...own.slice(0, 5), ...pair(5)])),
        Z: () => {
          const line = lines.at(-1)
          if (!line) return
          line.closed = true
          at = line.points[0] ?? at
        }
      }
      steps[command]?.()
      before = command
    }
  }
  return lines
}

export function ellipseLine(cx: number, cy: number, rx: number, ry: number): Line {
  const count = 72
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
  return { points, closed: true }
}

export function rectLine(x: number, y: number, w: number, h: number, round: number): Line {
  const r = Math.min(round, w / 2, h / 2)
  if (r <= 0) {
    return {
      points: [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h]
      ],
      closed: true
    }
  }
  const [right, bottom] = [x + w, y + h]
  const turn = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`
  const [line] = linesOf(
    `M${x + r} ${y}H${right - r}${turn(right, y + r)}V${bottom - r}${turn(right - r, bottom)}` +
      `H${x + r}${turn(x, bottom - r)}V${y + r}${turn(x + r, y)}Z`
  )
  return line ?? { points: [], closed: true }
}

/** What a pen of some width covers along lines: a box each step, a disc at each joint, and at open ends if round; all
 * the same way round, so that where they overlap nothing is left out. */
export function penOf(lines: readonly Line[], width: number, roundEnds: boolean): Point[][] {
  const half = width / 2
  const disc = (at: Point): Point[] =>
    Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 16) * 2 * Math.PI
      return [at[0] + half * Math.cos(angle), at[1] + half * Math.sin(angle)]
    })
  const covered: Point[][] = []
  for (const { points, closed } of lines) {
    const first = points[0]
    const all = closed && first ? [...points, first] : points
    all.forEach((to, index) => {
      const from = all[index - 1]
      const isEnd = !closed && (index === 0 || index === all.length - 1)
      if (!isEnd || roundEnds) covered.push(disc(to))
      if (!from) return
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      if (length === 0) return
      const [nx, ny] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half]
      covered.push([
        [from[0] - nx, from[1] - ny],
        [to[0] - nx, to[1] - ny],
        [to[0] + nx, to[1] + ny],
        [from[0] + nx, from[1] + ny]
      ])
    })
  }
  return covered
}
