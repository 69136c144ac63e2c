/** What the screens of a partner's earnings make of what the gateway says; pure. */
import { DAY_MS } from '@domain/spans'
import { hasOwn } from '@/lib/json'
import { formatMoney } from '@/lib/money'
import { calendarDay } from '@/lib/dates'

/** '2026-11', the shop's month of a moment. */
export const monthAt = (epochMs: number): string => calendarDay(epochMs).slice(0, 7).replace('/', '-')

/** 4 % of 400 basis points. */
export const rateWords = (basisPoints: number): string => `${basisPoints / 100}%`

/** Heights of bars in percent; what is not nothing can be seen. */
export function barsOf(amounts: readonly number[]): number[] {
  const most = Math.max(1, ...amounts)
  return amounts.map((fen) => (fen <= 0 ? 0 : Math.max(4, Math.round((fen / most) * 100))))
}

/** How the month compares with the same days of the one before, in whole percent; undefined: there was nothing before. */
export const growth = (fen: number, beforeFen: number): number | undefined =>
  beforeFen <= 0 ? undefined : Math.round(((fen - beforeFen) / beforeFen) * 100)

/** '+99.96', '−26.40': an amount of a list, without the symbol. */
export const signedAmount = (fen: number): string => `${fen < 0 ? '−' : '+'}${formatMoney(Math.abs(fen), '')}`

/** Days of the return period that are over, 0 to 7. */
export const daysGone = (receivedAt: number, nowMs: number): number =>
  Math.min(7, Math.max(0, Math.floor((nowMs - receivedAt) / DAY_MS)))

/** What a table says of a word of the gateway, which may be one that it does not know. */
export const knownOf = <T>(table: Readonly<Record<string, T>>, word: string, otherwise: NoInfer<T>): T =>
  hasOwn(table, word) ? (table[word] ?? otherwise) : otherwise
