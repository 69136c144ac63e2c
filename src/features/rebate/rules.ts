/** What screens of rebates need to decide, without a screen. */
import type { OwnRebate, RebateProduct } from '@contract'
import { DAY_MS } from '@domain/spans'

export type RebateView = 'MOST' | 'SHARE' | 'UNDER_100' | 'PRICE'
export const views: readonly RebateView[] = ['MOST', 'SHARE', 'UNDER_100', 'PRICE']

/** Two tiles stand side by side. */
export interface Pair {
  key: string
  tiles: readonly RebateProduct[]
}

export const pairsOf = (products: readonly RebateProduct[]): Pair[] =>
  Array.from({ length: Math.ceil(products.length / 2) }, (_, index) => {
    const tiles = products.slice(index * 2, index * 2 + 2)
    return { key: tiles[0]?.product.spuCode ?? '', tiles }
  })

/** How far a rebate is: bought, received, its days over, paid. */
export type Station = 1 | 2 | 3 | 4

export const stationOf = ({ state, receivedAt, dueAt }: OwnRebate, nowMs: number): Station => {
  if (state === 'EARNED') return 4
  if (receivedAt === undefined || dueAt === undefined) return 1
  return nowMs >= dueAt ? 3 : 2
}

/** Full days that are left, one that has begun counted as one. */
export const daysLeft = (dueAt: number, nowMs: number): number => Math.max(0, Math.ceil((dueAt - nowMs) / DAY_MS))
