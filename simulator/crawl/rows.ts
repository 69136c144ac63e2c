/** How tall things are in a world without layout: as tall as the lowest rows of their look on a phone. */
import { walk, type Node } from './tree'

/**
 * px at least, on a screen of 375, by the class of a row of a list that mounts what is near the window: a row that is
 * lower than here would let more of them stand in the window than the crawl counts. `weapp-lists.spec.ts` measures them.
 */
export const rowHeights: Readonly<Record<string, number>> = {
  'product-grid__row': 280,
  results__row: 124,
  'order-card': 190,
  'cart-line': 112,
  'cart-head': 44,
  'cart-gone': 84,
  favourite: 120,
  'footprint-tile': 160,
  'followed-row': 100,
  'live-films': 150
}

/** What has no row of a list in it: as tall as a row of product tiles. */
const otherHeight = 280

/** px, of an element by what stands in it. */
export function heightOf(element: Node): number {
  for (const { className } of walk(element)) {
    const name = className.split(' ').find((word) => Object.hasOwn(rowHeights, word))
    if (name) return rowHeights[name] ?? otherHeight
  }
  return otherHeight
}
