/** What the demonstration shop seeds this area with: what comes with its products; plain data, as core/catalogue tells. */
import type { BundleRule } from '../../../../domain/goods/bundle'
import type { Words } from '../../core/words'

/** What is given with a product, or with goods of a shop. */
export interface DemonstrationGift {
  activityCode: string
  name: Words
  shopCode: string
  /** Absent: with all goods of the shop. */
  spuCode?: string
  /** Goods from this amount on; 0: any piece. */
  overFen: number
  endsInDays: number
  /** Provinces where it does not hold, 6-digit region codes. */
  restrictedRegionCodes?: string[]
  /** What can be chosen from, and how many pieces are given in all. */
  items: { skuCode: string; quantity: number }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    /** What costs less beside a product, in the order in which it is shown. */
    bundles?: BundleRule[]
    gifts?: DemonstrationGift[]
  }
}
