/** What the demonstration shop seeds this area with: its texts; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** A text of the shop's that shoppers read whole. */
export interface ContentDocument {
  kind: 'POLICY' | 'NOTICE'
  code: string
  title: Words
  /** `YYYY-MM-DD`. */
  effectiveOn: string
  intro: Words
  /** Paragraphs are parted by line ends. */
  sections: { title: Words; text: Words }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    content: ContentDocument[]
  }
}
