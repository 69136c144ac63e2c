/** What the demonstration shop seeds this area with: its riddles; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** A riddle whose answer is a password. */
export interface DemonstrationRiddle {
  kind: Words
  text: Words
  answer: Words
  hints: Words[]
  /** Letters to guess with, beside those of the answer. */
  letters: Words
}

declare module '../../core/catalogue' {
  interface Catalogue {
    riddles?: readonly DemonstrationRiddle[]
  }
}
