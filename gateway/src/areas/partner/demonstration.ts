/** What the demonstration shop seeds this area with: plain data, as core/catalogue tells. */
import type { ContractText } from './store'

/** A demonstration shopper whose identity was refused. */
export interface DemonstrationPartner {
  userId: string
}

declare module '../../core/catalogue' {
  interface Catalogue {
    partnerContract?: ContractText
    partners?: readonly DemonstrationPartner[]
  }
}
