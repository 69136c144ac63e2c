/** What the demonstration shop seeds this area with: what its points are exchanged for; plain data, as core/catalogue tells. */

/** What points are exchanged for: one of a SKU, or a coupon. */
export interface DemonstrationPointOffer {
  offerCode: string
  skuCode?: string
  couponCode?: string
  points: number
  /** How many there were, and how many are left. */
  quantity: number
  leftOver: number
  mostEach: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    pointOffers?: readonly DemonstrationPointOffer[]
  }
}
