/** Choices that look like chance and are always the same. */

/** Numbers from 0 up to below 1 that look like chance and are always the same. */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Chance = () => number

export function pick<T>(list: readonly T[], chance: Chance): T {
  const element = list[Math.floor(chance() * list.length)]
  if (element === undefined) throw new Error('Nothing to pick from')
  return element
}

/** How many of something each product gets, by what it sold; none fewer than `fewest`. */
export function sharesOf(products: readonly { soldCount: number }[], all: number, fewest: number): number[] {
  const sum = products.reduce((total, { soldCount }) => total + soldCount, 0)
  const rest = all - fewest * products.length
  return products.map(({ soldCount }) => fewest + Math.ceil((rest * soldCount) / sum))
}
