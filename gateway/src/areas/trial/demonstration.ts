/** What the demonstration shop lets people try; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface DemonstrationTrial {
  trialCode: string
  skuCode: string
  slogan: Words
  hint: Words
  pieces: number
  /** Kept apart so that the draw is the same every time. */
  seed: string
  /** Days from the first start; negative: it was. */
  startsInDays: number
  closesInDays: number
  drawnInDays: number
  /** Entries of accounts of its own that nobody can log in as. */
  applicants: number
  /** The first shopper of the demonstration has the first place of its draw. */
  winner?: boolean
  /** Every piece has found its place. */
  ended?: boolean
  /** So many of those who were drawn first have reported; the reports are among the reviews, by their orders. */
  reports?: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    trials?: readonly DemonstrationTrial[]
  }
}
