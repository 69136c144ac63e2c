/** What the demonstration shop seeds this area with: its manuals; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** The manual of a product; its file is drawn at the first request. */
export interface DemonstrationManual {
  spuCode: string
  edition: string
  pages: number
  chapters: { title: Words; page: number }[]
  /** Storage paths of the PDF in each language. */
  file: Words
}

declare module '../../core/catalogue' {
  interface Catalogue {
    manuals?(): DemonstrationManual[]
  }
}
