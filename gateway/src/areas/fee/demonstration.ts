/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { ClassedRegion, FeeWork, RegionClass } from '../../../../domain/aftersale/serviceFee'
import type { Words } from '../../core/words'
import type { FeePart } from './schema'

export interface ServiceKind {
  kindCode: string
  name: Words
  /** Storage path of a cut-out picture. */
  picture: string
  categoryCodes: string[]
}

export interface ServiceFee {
  kindCode: string
  work: FeeWork
  itemCode: string
  regionClass: RegionClass
  /** `YYYY-MM-DD`. */
  validFrom: string
  part: FeePart
  name: Words
  note: Words
  unit: Words
  fen: number
}

/** A visit that was billed by the prices of its day. */
export interface FeeBill {
  kindCode: string
  work: FeeWork
  regionClass: RegionClass
  hoursAgo: number
  lines: { itemCode: string; count: number }[]
}

export interface ServiceFees {
  kinds: ServiceKind[]
  fees: ServiceFee[]
  regions: ClassedRegion[]
  bills: FeeBill[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    serviceFees?(): ServiceFees
  }
}
