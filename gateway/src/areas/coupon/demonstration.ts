/** What the demonstration shop seeds this area with: its coupons; plain data, as core/catalogue tells. */
import type { CouponRule } from '../../../../domain/rewards/coupon'
import type { Words } from '../../core/words'

export interface Coupon extends Omit<CouponRule, 'startAt' | 'endAt'> {
  couponCode: string
  name: Words
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
  interface Catalogue {
    coupons: Coupon[]
    couponCodes: CouponCode[]
    /** What the first demonstration shopper was given. */
    givenCoupons: string[]
  }
}
