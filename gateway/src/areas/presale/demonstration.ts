/** What the demonstration shop sells ahead; plain data, as core/catalogue tells. */
import type { PresalePrice } from '../../../../domain/activity/presale'

export interface DemonstrationPresale extends PresalePrice {
  skuCode: string
  allotment: number
  limitEach: number
  /** Days from the first start; negative: before. */
  startsInDays: number
  endsInDays: number
  /** Its window and when it ships, days from the first start. */
  balanceInDays: number
  balanceEndsInDays: number
  shipsInDays: number
  /** Pieces that others have booked already. */
  booked?: number
  /** When a demonstration shopper booked one, whose balance can be paid since. */
  bookedDaysAgo?: number
}

declare module '../../core/catalogue' {
  interface Catalogue {
    presales?: readonly DemonstrationPresale[]
  }
}
