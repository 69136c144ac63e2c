/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { BillState, BillWork } from '../../../../domain/aftersale/serviceBill'
import type { Words } from '../../core/words'
import type { BillAppliance } from './schema'

export interface ServiceFault {
  kindCode: string
  faultCode: string
  name: Words
  /** What to try first. */
  tip: Words
}

/** A bill as the maker's own system tells of it. */
export interface MakerBill {
  billNo: string
  phone: string
  work: BillWork
  state: BillState
  appliance: BillAppliance
  text: Words
  /** Epoch ms: when this was so. */
  toldAt: number
  createdAt: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    serviceFaults?(): ServiceFault[]
    /** What the maker knows at a moment. */
    makerBills?(nowMs: number): MakerBill[]
  }
}
