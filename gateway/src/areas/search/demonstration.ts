/** What the demonstration shop seeds this area with: its words to search by; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface HotWord {
  word: Words
  hot: boolean
}

/** Words that mean the same to a search, both languages together, lower case. */
export type SynonymGroup = string[]

declare module '../../core/catalogue' {
  interface Catalogue {
    hotWords: HotWord[]
    synonyms: SynonymGroup[]
  }
}
