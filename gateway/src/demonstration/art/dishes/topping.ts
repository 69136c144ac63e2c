/** How a thing that lies on a dish is drawn: about the origin, seen from above; light comes from the upper left. */
import { circle, ellipse, line, path, rect } from '../paint'

export interface Topping {
  /** How much room it takes: units of the 400 ground from its middle. */
  radius: number
  /** Half its breadth, where it is long. */
  half?: number
  /** Lies on others of its kind, in the middle. */
  heaps?: true
  /** Drawn as the `turn`th of its kind, so that neighbours may differ. */
  draw(turn: number): string
}

export const dark = 'opacity=".35"'
export const light = 'opacity=".55"'

export const of = (radius: number, draw: Topping['draw']): Topping => ({ radius, draw })
export const long = (radius: number, half: number, draw: Topping['draw']): Topping => ({ radius, half, draw })
export const heaped = (topping: Topping): Topping => ({ ...topping, heaps: true })
/** So many points around the middle. */
export const around = (count: number, far: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
/** A round thing with light on it. */
export const ball = (radius: number, fill: string, shine = '#fff'): Topping =>
  of(
    radius,
    () => circle(0, 0, radius, fill) + ellipse(-radius * 0.3, -radius * 0.35, radius * 0.4, radius * 0.25, shine, light)
  )
/** A lump of meat, root or fruit: its body, its shaded side, its light. */
export const lump = (radius: number, fill: string, shade: string): Topping =>
  of(radius, (turn) => {
    const r = radius
    const dent = r * (0.72 + (turn % 3) * 0.1)
    const way = `M${-r} ${-r * 0.2}Q${-r * 0.8} ${-dent} ${r * 0.1} ${-dent}Q${r} ${-r * 0.7} ${r} ${r * 0.1}Q${r * 0.7} ${dent} ${-r * 0.1} ${dent}Q${-r} ${r * 0.6} ${-r} ${-r * 0.2}Z`
    return (
      path(way, fill) +
      line(`M${-r * 0.5} ${r * 0.35}Q${r * 0.2} ${r * 0.65} ${r * 0.65} ${r * 0.1}`, shade, r * 0.16) +
      line(`M${-r * 0.55} ${-r * 0.2}Q${-r * 0.3} ${-r * 0.5} ${r * 0.2} ${-r * 0.45}`, '#fff', r * 0.12, light)
    )
  })
/** A cut cube. */
export const cube = (radius: number, fill: string, top: string): Topping =>
  of(
    radius,
    () =>
      rect(-radius, -radius, radius * 2, radius * 2, radius * 0.3, fill) +
      rect(-radius, -radius, radius * 2, radius * 1.2, radius * 0.3, top)
  )
/** A slice with a rim, and what is seen in it. */
export const slice = (radius: number, rim: string, flesh: string, inside = ''): Topping =>
  of(radius, () => circle(0, 0, radius, rim) + circle(0, 0, radius * 0.84, flesh) + inside)
export const sticks = (width: number, length: number, fills: readonly string[]): Topping =>
  long(
    length / 2,
    width / 2,
    (turn) =>
      rect(-length / 2, -width / 2, length, width, width / 2.2, fills[turn % fills.length] ?? '#fff') +
      rect(-length / 2, -width / 2, length, width * 0.4, width / 3, '#fff', 'opacity=".25"')
  )
export const leaf = (length: number, fill: string, vein: string): Topping =>
  long(length / 2, length / 6, () => {
    const half = length / 2
    return (
      path(`M${-half} 0Q0 ${-half * 0.9} ${half} 0Q0 ${half * 0.9} ${-half} 0Z`, fill) +
      line(`M${-half} 0H${half * 0.8}`, vein, 1.6)
    )
  })
export const dots = (points: readonly [number, number][], radius: number, fill: string): string =>
  points.map(([x, y]) => circle(x, y, radius, fill)).join('')
