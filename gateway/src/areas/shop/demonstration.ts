/** What the demonstration shop seeds this area with: what shops say of themselves; plain data, as core/catalogue/catalogue tells. */
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

declare module '../../core/catalogue/catalogue' {
  interface DemonstrationCatalogue {
    shopProfiles?: readonly DemonstrationShopProfile[]
  }
}
