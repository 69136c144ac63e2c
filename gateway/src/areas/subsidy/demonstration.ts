/** What is subsidised in the demonstration shop; plain data, as core/catalogue tells. */
import type { SubsidyPlan } from './desk'

export interface DemonstrationSubsidy extends Omit<SubsidyPlan, 'startAt' | 'endAt' | 'position'> {
  spuCodes: readonly string[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    subsidies?: readonly DemonstrationSubsidy[]
  }
}
