/** What the demonstration shop seeds this area with: what its shoppers did before; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface CancelReason {
  reasonCode: string
  text: Words
}

declare module '../../core/catalogue' {
  interface Catalogue {
    cancelReasons: CancelReason[]
    /** SKUs that the first demonstration shopper has had at home for weeks, longest first. */
    ownedSkuCodes?: readonly string[]
  }
}
