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
  /** Entries of people of its own, whom nobody can log in as. */
  applicants: number
  /** Has the first place of the draw, by their id. */
  winner?: string
  /** Every piece has found its place. */
  ended?: boolean
  /** Reports of those who were drawn first. */
  reports?: readonly { score: number; text: Words }[]
}

declare module '../../core/catalogue' {
  interface DemonstrationCatalogue {
    trials?: readonly DemonstrationTrial[]
  }
}
