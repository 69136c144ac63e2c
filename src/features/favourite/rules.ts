/** Favourites as an address narrows them, and as their list is grouped. Pure. */
import type { BodyOf, Favourite } from '@contract'
import { calendarDay } from '@/lib/dates'
import type { RouteParams } from '@/routes'
import type { Chosen } from '@/ui/list/useSelection'

/** As the route's parameters have it. */
export type FavouriteFilter = RouteParams['filterProCollect']
export type FavouriteKind = NonNullable<FavouriteFilter['kind']>

/** Kinds to choose, in the order of the chips. */
export const filterKinds: readonly FavouriteKind[] = ['CHEAPER', 'IN_STOCK', 'COUPON', 'GONE']

/** Without some of it. */
export function without(filter: FavouriteFilter, names: readonly (keyof FavouriteFilter)[]): FavouriteFilter {
  const rest = { ...filter }
  for (const name of names) delete rest[name]
  return rest
}

/** With a kind, or with all kinds. */
export const withKind = (filter: FavouriteFilter, kind: FavouriteKind | undefined): FavouriteFilter =>
  kind === undefined ? without(filter, ['kind']) : { ...filter, kind }

/** With one end of the price, in fen; undefined takes it away. */
export const withPrice = (
  filter: FavouriteFilter,
  name: 'minPriceFen' | 'maxPriceFen',
  fen: number | undefined
): FavouriteFilter => (fen === undefined ? without(filter, [name]) : { ...filter, [name]: fen })

/** With the ends of the price the right way round. */
export function withPriceInOrder(filter: FavouriteFilter): FavouriteFilter {
  const { minPriceFen: min, maxPriceFen: max } = filter
  return min !== undefined && max !== undefined && min > max
    ? { ...filter, minPriceFen: max, maxPriceFen: min }
    : filter
}

/** How many conditions besides the kind. */
export const narrowedBy = ({ categoryCode, minPriceFen, maxPriceFen }: FavouriteFilter): number =>
  Number(categoryCode !== undefined) + Number(minPriceFen !== undefined || maxPriceFen !== undefined)

/** The group of what has changed; every other group is a month of the shop's calendar, `YYYY-MM`. */
export const CHANGED = 'CHANGED'
export const groupOf = ({ changed, keptAt }: Favourite): string =>
  changed ? CHANGED : calendarDay(keptAt).slice(0, 7).replace('/', '-')

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11` → 11月 or Nov; with the year when it is not this one. */
export function monthWords(group: string, nowMs: number, locale: string): string {
  const [year = '', month = ''] = group.split('-')
  const thisYear = calendarDay(nowMs).startsWith(year)
  if (locale === 'zh-CN') return `${thisYear ? '' : `${year}年`}${Number(month)}月`
  return `${monthNames[Number(month) - 1] ?? month}${thisYear ? '' : ` ${year}`}`
}

/** The selection as the gateway takes it. */
export const choiceOf = (
  choice: Chosen,
  filter: FavouriteFilter
): Pick<BodyOf<'POST /o2wl/v1/favorites/sku/save-all'>, 'skuCodes' | 'among'> =>
  choice.all ? { among: { ...filter, without: [...choice.except] } } : { skuCodes: [...choice.keys] }
