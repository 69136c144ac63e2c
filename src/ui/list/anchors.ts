/** Which part of a page is read, by where its parts stand. Pure. */

/** px that a part may lack to the bar and still counts as reached. */
const slack = 12

/** The last part whose top has come up to the bar; the first while none has. */
export function partAt(tops: readonly (number | undefined)[], under: number): number {
  let reachedIndex = 0
  tops.forEach((top, index) => {
    if (top !== undefined && top <= under + slack) reachedIndex = index
  })
  return reachedIndex
}

/** Whether the page stands as it did; parts that come into being in between do not count. */
export const stands = (before: readonly (number | undefined)[], now: readonly (number | undefined)[]): boolean =>
  before.every((top, index) => top === undefined || now[index] === undefined || Math.abs(top - now[index]) < 4)
