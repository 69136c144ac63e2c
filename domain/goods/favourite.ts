/** Favourites: what has changed since something was kept, and what a filter lets through. Amounts are fen, times epoch ms. */
import { DAY_MS } from '../spans'
import { FEW_LEFT } from './stock'

export const FAVOURITE_KINDS = ['CHEAPER', 'IN_STOCK', 'COUPON', 'GONE'] as const
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]

/** Favourites of one shopper. */
export const MOST_FAVOURITES = 10_000
/** For so long what went can be brought back. */
export const RESTORE_MS = 600_000
/** «Lowest» looks back over so many days. */
export const LOWEST_DAYS = 30
/** For so long it is news that something is back. */
const BACK_NEWS_MS = 7 * DAY_MS

/** What is known of something that was kept. */
export interface FavouriteFacts {
  skuCode: string
  keptAt: number
  keptFen: number
  /** A piece now. */
  priceFen: number
  /** Its category and all above it. */
  categoryCodes: readonly string[]
  available: number
  /** It is not for sale any more. */
  gone: boolean
  /** The least and the most a piece cost within `LOWEST_DAYS`, today apart; absent: nobody knows. */
  range?: { leastFen: number; mostFen: number }
  /** When it was first seen sold out since it was kept, and when it was back from that. */
  outAt?: number
  backAt?: number
  /** What the best coupon takes off one piece; 0: none does. */
  couponFen: number
  /** That coupon is in the shopper's hands. */
  couponOwn: boolean
}

export interface FavouriteChange {
  droppedFen?: number
  lowest?: true
  back?: true
  left?: number
  couponFen?: number
}

/** Whether it is on sale and there. */
const buyable = ({ gone, available }: FavouriteFacts): boolean => !gone && available > 0

function isBack(facts: FavouriteFacts, nowMs: number): boolean {
  if (facts.outAt === undefined || facts.outAt < facts.keptAt) return false
  return facts.backAt === undefined || nowMs - facts.backAt < BACK_NEWS_MS
}

/** What has changed since it was kept, of something that can be bought; what can't be bought has no news. */
export function changesOf(facts: FavouriteFacts, nowMs: number): FavouriteChange {
  if (!buyable(facts)) return {}
  const { keptFen, priceFen, range, available, couponFen } = facts
  const lowest = range !== undefined && priceFen <= range.leastFen && priceFen < range.mostFen
  return {
    ...(priceFen < keptFen ? { droppedFen: keptFen - priceFen } : {}),
    ...(lowest ? { lowest: true } : {}),
    ...(isBack(facts, nowMs) ? { back: true } : {}),
    ...(available <= FEW_LEFT ? { left: available } : {}),
    ...(couponFen > 0 ? { couponFen } : {})
  }
}

/** What leads: cheaper before back, before few left, before a coupon of one's own that fits; the greater is the later. */
export function rankOf(facts: FavouriteFacts, nowMs: number): number {
  const { droppedFen, back, left, couponFen } = changesOf(facts, nowMs)
  if (droppedFen !== undefined) return 0
  if (back) return 1
  if (left !== undefined) return 2
  return couponFen !== undefined && facts.couponOwn ? 3 : 4
}

/** Whether something of that rank stands among what has changed. */
export const isChanged = (rank: number): boolean => rank < 4

export interface FavouriteFilter {
  kind?: FavouriteKind | undefined
  categoryCode?: string | undefined
  minPriceFen?: number | undefined
  maxPriceFen?: number | undefined
}

function isOfKind(facts: FavouriteFacts, kind: FavouriteKind, nowMs: number): boolean {
  switch (kind) {
    case 'CHEAPER':
      return changesOf(facts, nowMs).droppedFen !== undefined
    case 'IN_STOCK':
      return buyable(facts)
    case 'COUPON':
      return changesOf(facts, nowMs).couponFen !== undefined
    case 'GONE':
      return facts.gone
  }
}

/** Whether a filter lets it through; the ends of a price belong to it, the wrong way round too. */
export function fits(facts: FavouriteFacts, filter: FavouriteFilter, nowMs: number): boolean {
  const { kind, categoryCode, minPriceFen: min, maxPriceFen: max } = filter
  const [least, most] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return (
    (kind === undefined || isOfKind(facts, kind, nowMs)) &&
    (categoryCode === undefined || facts.categoryCodes.includes(categoryCode)) &&
    (least === undefined || facts.priceFen >= least) &&
    (most === undefined || facts.priceFen <= most)
  )
}

/** Those a filter lets through, in the order in which they are shown: what has changed first, then the newest. */
export function filterFavourites<F extends FavouriteFacts>(
  all: readonly F[],
  filter: FavouriteFilter,
  nowMs: number
): F[] {
  return all
    .filter((facts) => fits(facts, filter, nowMs))
    .map((facts) => ({ facts, rank: rankOf(facts, nowMs) }))
    .sort((a, b) => a.rank - b.rank || b.facts.keptAt - a.facts.keptAt || (a.facts.skuCode < b.facts.skuCode ? -1 : 1))
    .map(({ facts }) => facts)
}

/** How many there are of each kind, and what pieces of those that are cheaper save together. */
export function countedFavourites(
  all: readonly FavouriteFacts[],
  nowMs: number
): { counts: Record<'ALL' | FavouriteKind, number>; savedFen: number } {
  const counts = { ALL: all.length, CHEAPER: 0, IN_STOCK: 0, COUPON: 0, GONE: 0 }
  let savedFen = 0
  for (const facts of all) {
    for (const kind of FAVOURITE_KINDS) if (isOfKind(facts, kind, nowMs)) counts[kind] += 1
    savedFen += changesOf(facts, nowMs).droppedFen ?? 0
  }
  return { counts, savedFen }
}
