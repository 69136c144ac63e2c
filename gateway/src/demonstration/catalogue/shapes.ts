/** What each model of a family looks like: what its name says, its measures, and for the rest unlike those before it. */
import { partsOf, type Shape } from '../art'
import type { Family, Item } from './families/family'

/** How many shapes are tried for a model. */
const TRIES = 200

const scramble = (sum: number): number => {
  const once = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39)
  return (twice ^ (twice >>> 15)) >>> 0
}

/** A number for a text (FNV-1a), from which others follow. */
function seedOf(text: string): number {
  let sum = 0x811c9dc5
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193)
  return sum
}

/** Smaller or larger than most of its family, by what it measures. */
function sizeOf(family: Family, item: Item): string {
  const faces = family.sizes.map(({ width, height }) => Math.sqrt(width * height))
  const most = Math.max(...faces)
  const least = faces[item.sizes[0] ?? 0] ?? most
  if ((faces[item.sizes.at(-1) ?? 0] ?? most) < most * 0.8) return 'small'
  return least === most && Math.min(...faces) < most * 0.92 ? 'large' : 'regular'
}

/** Forms of a model's parts by number, the size first. */
type Forms = readonly number[]

/** How unlike two shapes are: parts are named in the order in which they catch the eye, after the size. */
const unlikeness = (first: Forms, other: Forms): number =>
  first.reduce((sum, form, index) => (index === 0 || form === other[index] ? sum : sum + 1 + 2 / index), 0)

/** Shapes of a family's items in their order. A model added at the end changes none before it. */
export function shapesOf(family: Family): Shape[] {
  const parts = partsOf(family.kind)
  const shapes: Forms[] = []
  for (const item of family.items) {
    const wish: Partial<Shape> = { size: sizeOf(family, item), ...family.looks[item.model] }
    const choices = parts.map(([part, forms]) => {
      const named = forms.indexOf(wish[part] ?? '')
      return { named, count: forms.length, seed: seedOf(`${item.model} ${part}`) }
    })
    let best: Forms = []
    let farthest = -1
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const forms = choices.map(({ named, count, seed }) => (named < 0 ? scramble(seed + attempt) % count : named))
      const nearest = shapes.reduce((least, other) => Math.min(least, unlikeness(forms, other)), Infinity)
      if (nearest > farthest) [best, farthest] = [forms, nearest]
    }
    shapes.push(best)
  }
  return shapes.map((forms) =>
    Object.fromEntries(parts.map(([part, names], index) => [part, names[forms[index] ?? 0] ?? '']))
  )
}
