/** Things of uneven height in two columns. */

/** Each goes where the column is shorter, the left one when they are even; `height` in any unit. */
export function twoColumns<T>(things: readonly T[], height: (thing: T) => number): [T[], T[]] {
  const columns: [T[], T[]] = [[], []]
  const tall: [number, number] = [0, 0]
  for (const thing of things) {
    const side = tall[1] < tall[0] ? 1 : 0
    columns[side].push(thing)
    tall[side] += height(thing)
  }
  return columns
}

/** The things with others put in behind the first `after` of them; those beyond the end come last. */
export function withInserts<T, I extends { after: number }>(things: readonly T[], inserts: readonly I[]): (T | I)[] {
  const column: (T | I)[] = [...things]
  const inOrder = [...inserts].sort((a, b) => a.after - b.after)
  inOrder.forEach((insert, already) => column.splice(insert.after + already, 0, insert))
  return column
}
