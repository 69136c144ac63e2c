/** What the demonstration shop seeds this area with: its questions; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** What somebody asked of a product, and what they were answered. */
export interface DemonstrationQuestion {
  spuCode: string
  author: Words
  text: Words
  minutesAgo: number
  /** The first demonstration shopper asked it, and has not read the answers. */
  ofShopper?: true
  answers: {
    /** Absent: the shop. */
    author?: Words
    text: Words
    minutesAgo: number
    /** After receipt; absent: the shop. */
    afterDays?: number
    helpful: number
  }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    questions?(): DemonstrationQuestion[]
  }
}
