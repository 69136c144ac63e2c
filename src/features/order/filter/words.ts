/** What an order filter is called. Read inside observers: the language may change. */
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { tabWords } from '../words'
import { filterWords } from './messages'
import { filterStates, type OrderFilter } from './rules'

export interface NamedFilter {
  /** What goes when it is taken away. */
  names: readonly (keyof OrderFilter)[]
  words: string
}

/** Everything that narrows, each by its name. */
export function namedFilters({ keyword, time, status, kind, minFen, maxFen }: OrderFilter): NamedFilter[] {
  const money = (fen: number) => formatRoundMoney(fen, stores.site.currencySymbol)
  const state = filterStates.find((candidate) => candidate === status)
  const amount =
    minFen !== undefined && maxFen !== undefined
      ? filterWords('between', { from: money(minFen), to: money(maxFen) })
      : minFen !== undefined
        ? filterWords('atLeast', { amount: money(minFen) })
        : maxFen !== undefined
          ? filterWords('atMost', { amount: money(maxFen) })
          : undefined
  return [
    ...(keyword === undefined ? [] : [{ names: ['keyword'] as const, words: keyword }]),
    ...(time === undefined ? [] : [{ names: ['time'] as const, words: filterWords(time) }]),
    ...(state === undefined ? [] : [{ names: ['status'] as const, words: tabWords(state) }]),
    ...(kind === undefined ? [] : [{ names: ['kind'] as const, words: filterWords(kind) }]),
    ...(amount === undefined ? [] : [{ names: ['minFen', 'maxFen'] as const, words: amount }])
  ]
}
