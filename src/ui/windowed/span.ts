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
 * in all, those below first. `seen` lies within `wanted`.
 */
export function nextSpan(held: Span, seen: Span, wanted: Span, step: number): Span {
  const kept = { first: Math.max(held.first, wanted.first), last: Math.min(held.last, wanted.last) }
  const touches = kept.first <= kept.last && kept.first <= seen.last + 1 && kept.last >= seen.first - 1
  if (!touches) return seen
  const first = Math.min(kept.first, seen.first)
  const last = Math.max(kept.last, seen.last)
  const more = Math.max(0, step - (kept.first - first) - (last - kept.last))
  const down = Math.min(more, wanted.last - last)
  const up = Math.min(more - down, first - wanted.first)
  return { first: first - up, last: last + down }
}

/** Whether a list is another one with more at its end, or the same. */
export const goesOn = (before: readonly string[], after: readonly string[]): boolean =>
  before === after || (before.length <= after.length && before.every((key, index) => key === after[index]))
