/** What the demonstration shop seeds this area with: plain data, as core/catalogue tells. */
import type { Paper, Stroke } from '../../../../domain/signature'
import type { ContractText } from './store'

/** A demonstration shopper who is a partner, or was refused. */
export interface DemonstrationPartner {
  userId: string
  realName: string
  idNumber: string
  /** Without one the identity was refused. */
  signature?: { paper: Paper; strokes: readonly Stroke[] }
}

declare module '../../core/catalogue' {
  interface DemonstrationCatalogue {
    partnerContract?: ContractText
    partners?: readonly DemonstrationPartner[]
  }
}
