/** What the demonstration shop seeds this area with: its reviews; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** What reviews of a category can be marked with. */
export interface ReviewTag {
  tagCode: string
  /** A category of any level; null: every product. */
  categoryCode: string | null
  text: Words
  critical: boolean
}

/** What one buyer wrote of a SKU. */
export interface DemonstrationReview {
  spuCode: string
  skuCode: string
  author: Words
  anonymous: boolean
  score: number
  deliveryScore: number
  installScore?: number
  tags: string[]
  text: Words
  /** Storage paths. */
  pictures: string[]
  video?: { url: string; poster: string; seconds: number }
  /** Province, 6-digit region code. */
  regionCode: string
  minutesAgo: number
  /** Between receipt and review. */
  afterDays: number
  additional?: { text: Words; afterDays: number }
  reply?: Words
  helpful: number
  /** The report of a trial, by the order its goods came by. */
  trialOrder?: string
}

declare module '../../core/catalogue' {
  interface Catalogue {
    reviewTags?: ReviewTag[]
    /** Made when asked for: there are thousands. */
    reviews?(): DemonstrationReview[]
  }
}
