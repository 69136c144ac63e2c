/** What the demonstration shop seeds this area with: plain data, as core/catalogue tells. */
import type { ContractText } from './store'

declare module '../../core/catalogue' {
  interface DemonstrationCatalogue {
    partnerContract?: ContractText
  }
}
