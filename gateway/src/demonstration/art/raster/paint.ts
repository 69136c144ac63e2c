/** Colours and gradients of the drawings, asked for at a place. */
import { inverse, numbersOf, type Matrix, type Point } from './geometry'

/** Red, green, blue 0…255, and how much covers 0…1. */
export type Colour = readonly [number, number, number, number]

export function colourOf(text: string, opacity = 1): Colour {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (hex === undefined) throw new Error(`A drawing has an unknown colour: ${text}`)
  const wide = hex.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex
  const part = (at: number) => parseInt(wide.slice(at, at + 2), 16)
  return [part(0), part(2), part(4), opacity]
}

export interface Gradient {
  /** Colour at 0…1 in 256 steps. */
  steps: Colour[]
  /** 0…1 of a place in the box of what is painted. */
  at: (x: number, y: number) => number
}

export const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

const clamped = (value: number) => Math.min(1, Math.max(0, value))

function stepsOf(inner: string): Colour[] {
  const stops = [...inner.matchAll(/<stop ([^>]*)\/>/g)].map(([, text = '']) => {
    const { offset = '0', 'stop-color': colour = '', 'stop-opacity': opacity = '1' } = attributesOf(text)
    return { at: Number(offset), colour: colourOf(colour, Number(opacity)) }
  })
  return Array.from({ length: 256 }, (_, index): Colour => {
    const t = index / 255
    const after = stops.find(({ at }) => at >= t) ?? stops.at(-1)
    const before = [...stops].reverse().find(({ at }) => at <= t) ?? stops[0]
    if (!before || !after) throw new Error('A gradient has no stops')
    const way = after.at === before.at ? 0 : (t - before.at) / (after.at - before.at)
    const mix = (part: 0 | 1 | 2 | 3) => before.colour[part] + (after.colour[part] - before.colour[part]) * way
    return [mix(0), mix(1), mix(2), mix(3)]
  })
}

/** The gradients that a picture defines, by id. */
export function gradientsOf(svg: string): Map<string, Gradient> {
  const found = new Map<string, Gradient>()
  for (const [, kind, text = '', inner = ''] of svg.matchAll(
    /<(linear|radial)Gradient ([^>]*)>(.*?)<\/\1Gradient>/gs
  )) {
    const { id = '', ...given } = attributesOf(text)
    const number = (name: string, other: number) => (given[name] === undefined ? other : Number(given[name]))
    const steps = stepsOf(inner)
    if (kind === 'radial') {
      const [cx, cy, r] = [number('cx', 0.5), number('cy', 0.5), number('r', 0.5)]
      found.set(id, { steps, at: (x, y) => clamped(Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / r) })
    } else {
      const [dx, dy] = [number('x2', 1), number('y2', 0)]
      found.set(id, { steps, at: (x, y) => clamped((x * dx + y * dy) / (dx * dx + dy * dy)) })
    }
  }
  return found
}

/** What to put at a place of the picture; undefined paints nothing. */
export type Ink = ((x: number, y: number) => Colour) | undefined

/**
 * The ink of a `fill` or `stroke`. A gradient spans the box of the shape (`bounds`, of its own points), which `matrix`
 * brings to the picture; a shape without width or height takes none.
 */
export function inkOf(
  value: string,
  opacity: number,
  gradients: ReadonlyMap<string, Gradient>,
  { bounds, matrix }: { bounds: readonly [number, number, number, number]; matrix: Matrix }
): Ink {
  if (value === 'none') return undefined
  const name = /^url\(#(.*)\)$/.exec(value)?.[1]
  if (name === undefined) {
    const colour = colourOf(value, opacity)
    return () => colour
  }
  const gradient = gradients.get(name)
  if (!gradient) throw new Error(`A drawing names an unknown gradient: ${name}`)
  const [left, top, width, height] = bounds
  if (width === 0 || height === 0) return undefined
  const [a, b, c, d, e, f] = inverse(matrix)
  const steps = gradient.steps.map(([r, g, b, covers]): Colour => [r, g, b, covers * opacity])
  const none: Colour = [0, 0, 0, 0]
  // asked for every pixel: no points are made here
  return (x, y) => {
    const share = gradient.at((a * x + c * y + e - left) / width, (b * x + d * y + f - top) / height)
    return steps[Math.round(share * 255)] ?? none
  }
}

/** Left, top, width and height of points. */
export function boundsOf(points: readonly Point[]): [number, number, number, number] {
  const of = (axis: 0 | 1) => points.map((point) => point[axis])
  const [left, top] = [Math.min(...of(0)), Math.min(...of(1))]
  return [left, top, Math.max(...of(0)) - left, Math.max(...of(1)) - top]
}

/** Left, top, width and height of a `viewBox`. */
export function viewBoxOf(svg: string): [number, number, number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = numbersOf(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
  return [left, top, width, height]
}
