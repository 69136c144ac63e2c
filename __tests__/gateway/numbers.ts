/** Numbers by chance that are the same of a seed each time, for histories. */

/** Returns whole numbers from 0 to below what is asked for; seeds begin as near each other as they are. */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The same; neighbouring seeds begin far apart. */
export const scatteredNumbers = (seed: number): ((below: number) => number) =>
  numbers(Math.imul(seed, 2_654_435_761) >>> 0)
