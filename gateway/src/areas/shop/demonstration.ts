/** What the demonstration shop seeds this area with: what shops say of themselves; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'
import type { StoredPromise } from '../masterdata'

export interface DemonstrationLicence {
  kind: string
  title: Words
  company: string
  creditCode: string
  lines: { name: Words; value: Words }[]
  /** Days before the demonstration's start. */
  checkedDaysAgo: number
}

export interface DemonstrationShopProfile {
  shopCode: string
  openedOn: string
  place: Words
  phone: string
  promises: StoredPromise[]
  followCoupon?: string
  /** How many others follow it. */
  followers: number
  licences: DemonstrationLicence[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    shopProfiles?: readonly DemonstrationShopProfile[]
  }
}
