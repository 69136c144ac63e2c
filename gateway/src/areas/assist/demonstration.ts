/** What friends help to buy in the demonstration shop, and who has started; plain data, as core/catalogue tells. */
import type { AssistStep } from '../../../../domain/activity/assist'
import type { Words } from '../../core/words'

export interface DemonstrationAssist {
  skuCode: string
  steps: AssistStep[]
  allotment: number
  /** Days from the first start; negative: it runs already. */
  startsInDays: number
  endsInDays: number
  /** Who has started one. */
  started?: {
    userId: string
    minutesAgo: number
    /** Who helped, and how long after the start. */
    helpers: { name: Words; afterMinutes: number }[]
  }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    assists?: readonly DemonstrationAssist[]
  }
}
