/** What gives money back in the demonstration shop; plain data, as core/catalogue tells. */
import type { RebateRate } from '../../../../domain/activity/rebate'

export interface DemonstrationRebate {
  spuCode: string
  rate: RebateRate
}

declare module '../../core/catalogue' {
  interface Catalogue {
    rebates?: readonly DemonstrationRebate[]
  }
}
