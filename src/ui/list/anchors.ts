/** Which part of a page is read, by where its parts stand. Pure. */

/** px that a part may lack to the bar and still counts as reached. */
const slack = 12

/** The last part whose top has come up to the bar; the first while none has. */
export function partAt(tops: readonly (number | undefined)[], under: number): number {
  let reached = 0
  tops.forEach((top, at) => {
    if (top !== undefined && top <= under + slack) reached = at
  })
  return reached
}

/** Whether the page stands as it did; parts that come into being in between do not count. */
export const stands = (before: readonly (number | undefined)[], now: readonly (number | undefined)[]): boolean =>
  before.every((top, at) => top === undefined || now[at] === undefined || Math.abs(top - now[at]) < 4)
