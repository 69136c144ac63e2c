/** What each model of a family looks like: what its name says, its measures, and for the rest unlike those before it. */
import { partsOf, type Shape } from '../art'
import type { Family, Item } from './families/family'

/** How many shapes are tried for a model. */
const tried = 240

/** A number for a text that shares nothing with those of texts like it (FNV-1a, then mixed). */
function mixed(text: string): number {
  let sum = 0x811c9dc5
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  sum = Math.imul(sum ^ (sum >>> 12), 0x297a2d39)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** Smaller or larger than most of its family, by what it measures. */
function sizeOf(family: Family, item: Item): string {
  const faces = family.sizes.map(({ width, height }) => Math.sqrt(width * height))
  const most = Math.max(...faces)
  const mine = faces[item.sizes.at(-1) ?? 0] ?? most
  if (mine < most * 0.8) return 'small'
  const least = faces[item.sizes[0] ?? 0] ?? most
  return least === most && Math.min(...faces) < most * 0.92 ? 'large' : 'regular'
}

/** How unlike two shapes are: parts are named in the order in which they catch the eye. */
const unlikeness = (parts: readonly string[], one: Shape, other: Shape): number =>
  parts.reduce((sum, part, at) => (one[part] === other[part] ? sum : sum + 1 + 2 / (at + 1)), 0)

/** Shapes of a family's items in their order. A model added at the end changes none before it. */
export function shapesOf(family: Family): Shape[] {
  const parts = partsOf(family.kind)
  const free = parts.map(([part]) => part).filter((part) => part !== 'size')
  const taken: Shape[] = []
  for (const item of family.items) {
    const fixed: Partial<Shape> = { size: sizeOf(family, item), ...family.looks[item.model] }
    const candidates = Array.from({ length: tried }, (_, at): Shape =>
      Object.fromEntries(
        parts.map(([part, forms]) => [
          part,
          fixed[part] ?? forms[mixed(`${item.model} ${part} ${at}`) % forms.length] ?? ''
        ])
      )
    )
    const nearest = (shape: Shape) => Math.min(...taken.map((other) => unlikeness(free, shape, other)))
    const far = candidates.map((shape) => ({ shape, distance: nearest(shape) }))
    const best = far.reduce((most, one) => (one.distance > most.distance ? one : most))
    taken.push(best.shape)
  }
  return taken
}
