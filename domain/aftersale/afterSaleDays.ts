/** Days after the sale, by the shop's calendar: each runs to a midnight, from the day after the goods were signed for. Pure. */
import { shopMidnight, shopMidnightAfterMonths } from '../day'
import { DAY_MS } from '../spans'

/** Days in which goods come back without a reason, or with a fault; in which a fault is exchanged. */
export const NO_REASON_DAYS = 7
export const FAULT_DAYS = 7
export const EXCHANGE_DAYS = 15

/** What holds for a row, frozen with its order. */
export interface AfterSaleRule {
  /** Without a reason it comes back only as it was. */
  asItWas: 'UNOPENED' | 'NOT_INSTALLED'
  warrantyMonths: number
}

/** The rule of goods; large ones are installed. */
export const afterSaleRule = (large: boolean): AfterSaleRule =>
  large ? { asItWas: 'NOT_INSTALLED', warrantyMonths: 36 } : { asItWas: 'UNOPENED', warrantyMonths: 12 }

/** When so many days after a moment are over: the day of the moment counts for none. Epoch ms. */
export const daysEnd = (sinceMs: number, days: number): number => shopMidnight(sinceMs) + (days + 1) * DAY_MS

export interface AfterSaleDays {
  noReasonUntil: number
  faultUntil: number
  exchangeUntil: number
  warrantyUntil: number
}

/** Until when each holds, from when a row's parcel was signed for; epoch ms, the end is no part of it. */
export const afterSaleDays = (signedAt: number, { warrantyMonths }: AfterSaleRule): AfterSaleDays => ({
  noReasonUntil: daysEnd(signedAt, NO_REASON_DAYS),
  faultUntil: daysEnd(signedAt, FAULT_DAYS),
  exchangeUntil: daysEnd(signedAt, EXCHANGE_DAYS),
  warrantyUntil: shopMidnightAfterMonths(signedAt, warrantyMonths) + DAY_MS
})
