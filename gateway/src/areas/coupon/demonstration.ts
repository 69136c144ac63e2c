/** What the demonstration shop seeds this area with: its coupons; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface Coupon {
  couponCode: string
  name: Words
  benefit: 'AMOUNT' | 'PERCENT' | 'FREIGHT'
  /** PERCENT and FREIGHT: the most it takes off. */
  amountFen: number
  /** PERCENT: hundredths of a percent that it takes off. */
  offBp?: number
  /** Goods from this amount on, fen; 0: no threshold. */
  thresholdFen: number
  /** Null: every shop. */
  shopCode: string | null
  /** Of the third level; absent: every category. */
  categoryCodes?: string[]
  /** Absent: every product. */
  spuCodes?: string[]
  /** Not for goods at the price of a flash sale. */
  withoutFlash?: boolean
  /** Days relative to the demonstration's start; negative is in the past. */
  startsInDays: number
  endsInDays: number
  /** Hours relative to it, when it can be received; absent: as long as it can be used. */
  receiveFromHours?: number
  receiveUntilHours?: number
  /** Days it is good for once received; absent: to its end. */
  validDays?: number
  /** False: not on offer, only given by a code, a prize or the shop; absent: true. */
  offered?: boolean
  /** How many have been received by others. */
  given?: number
  /** How many can be received in all. */
  quantity: number
}

/** A code that gives a coupon. */
export interface CouponCode {
  /** Capital letters and digits. */
  code: string
  couponCode: string
  /** How many may have it still. */
  left: number
  endsInDays: number
  /** Sent to the demonstration's second shopper alone. */
  personal?: boolean
}

declare module '../../core/catalogue' {
  interface DemonstrationCatalogue {
    coupons: Coupon[]
    couponCodes: CouponCode[]
    /** What the first demonstration shopper was given. */
    givenCoupons: string[]
  }
}
