/** What the demonstration shop sells in groups; plain data, as core/catalogue tells. */
import type { GroupTier } from '../../../../domain/activity/groupBuy'

export interface DemonstrationGroupBuy {
  skuCode: string
  tiers: GroupTier[]
  allotment: number
  limitEach: number
  /** Days from the first start; negative: it runs already. */
  startsInDays: number
  endsInDays: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    groupBuys?: readonly DemonstrationGroupBuy[]
  }
}
