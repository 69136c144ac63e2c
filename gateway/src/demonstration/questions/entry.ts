import type { Pair } from '../reviews/frame'

/** What shoppers ask of a product, and what its buyers and its shop answer. */
export interface Entry {
  ask: Pair
  answers: readonly Pair[]
  shop?: Pair
}

/** By category of any level; '' holds for every product. */
export type Entries = Readonly<Record<string, readonly Entry[]>>

export const entry = (ask: Pair, answers: readonly Pair[], shop?: Pair): Entry => ({
  ask,
  answers,
  ...(shop === undefined ? {} : { shop })
})
