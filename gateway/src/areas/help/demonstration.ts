/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'
import type { ProblemFact } from './schema'

export interface DemonstrationProblem {
  problemCode: string
  groupCode: string
  title: Words
  facts: ProblemFact[]
  steps: Words[]
  note: Words
  categoryCodes: string[]
  /** What else it is called, such as the code on a display. */
  alsoCalled: string[]
  screen?: string
  /** `YYYY-MM-DD`. */
  updatedOn: string
  /** How many made-up shoppers it helped, and how many not. */
  solved: number
  unsolved: number
}

export interface HelpContent {
  groups: { groupCode: string; name: Words }[]
  problems: DemonstrationProblem[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    help?(): HelpContent
  }
}
