/** Which items of a long list to mount. Pure; lengths are px. */

/** Items `first` to `last`, both of them. */
export interface Span {
  first: number
  last: number
}

/** Items between `from` and `to`, counted from the list's top; the nearest one when there are none. */
export function spanOf(count: number, heightAt: (index: number) => number, from: number, to: number): Span {
  let first = 0
  let bottom = heightAt(0)
  while (first < count - 1 && bottom <= from) bottom += heightAt((first += 1))
  let last = first
  while (last < count - 1 && bottom < to) bottom += heightAt((last += 1))
  return { first, last }
}

/**
 * What to mount next on the way from what is mounted to what is wanted: all that is seen, and then up to `step` new items
 * in all, those below first. `visible` lies within `target`.
 */
export function nextSpan(current: Span, visible: Span, target: Span, step: number): Span {
  const overlap = { first: Math.max(current.first, target.first), last: Math.min(current.last, target.last) }
  const touches =
    overlap.first <= overlap.last && overlap.first <= visible.last + 1 && overlap.last >= visible.first - 1
  if (!touches) return visible
  const first = Math.min(overlap.first, visible.first)
  const last = Math.max(overlap.last, visible.last)
  const more = Math.max(0, step - (overlap.first - first) - (last - overlap.last))
  const down = Math.min(more, target.last - last)
  const up = Math.min(more - down, first - target.first)
  return { first: first - up, last: last + down }
}

/** Whether a list is another one with more at its end, or the same. */
export const goesOn = (before: readonly string[], after: readonly string[]): boolean =>
  before === after || (before.length <= after.length && before.every((key, index) => key === after[index]))
