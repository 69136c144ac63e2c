/** What an amount comes to, as the gateway counts it; pure. */
import type { DataOf } from '@contract'
import { withhold } from '@domain/partner/labourTax'
import { addFen } from '@domain/money/money'
import { feeOf, fenOfWritten, withdrawalBar, type WithdrawalBar } from '@domain/partner/withdrawal'

export type Offer = DataOf<'GET /o2cum/v1/partner/withdraw'>

export interface Counted {
  /** The amount that is written; undefined: nothing, or no amount. */
  amountFen: number | undefined
  bar: WithdrawalBar | undefined
  feeFen: number
  taxFen: number
  /** All tax that is due in its time, with this amount. */
  dueFen: number
  arrivesFen: number
}

/** What a written amount costs, and why it can't be withdrawn. Nothing written counts as nothing. */
export function countOut(amountText: string, offer: Offer): Counted {
  const amountFen = fenOfWritten(amountText)
  const { rule, todayFen, monthTimes, availableFen, tax } = offer
  const bar = withdrawalBar(amountFen ?? rule.leastFen, availableFen, rule, { todayFen, monthTimes })
  // too little for the least is no problem of what nobody wrote
  const isSaid = amountFen !== undefined || bar === 'OWED' || bar === 'TIMES'
  const feeFen = feeOf(rule, { monthTimes, todayFen })
  const { dueFen, taxFen } = withhold(tax.mode, amountFen ?? 0, tax)
  return {
    amountFen,
    bar: isSaid ? bar : undefined,
    feeFen,
    taxFen,
    dueFen,
    arrivesFen: Math.max(0, addFen(amountFen ?? 0, -taxFen, -(amountFen === undefined ? 0 : feeFen)))
  }
}

/** '3286.40' of fen, as it is written into the field. */
export const writtenOf = (fen: number): string =>
  `${Math.floor(fen / 100)}${fen % 100 === 0 ? '' : `.${String(fen % 100).padStart(2, '0')}`}`

/** Digits of a card number as it was typed, with or without spaces. */
export const cardDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 19)
/** In fours, as it stands on the card. */
export const cardInFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')
