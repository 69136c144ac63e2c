/** Rules of searching that the gateway need not know: words, history, filters, and what of a long list is mounted. */
import type { DataOf, QueryOf, SearchSort } from '@contract'
import { inMeasure } from '@domain/goods/measure'
import { formatRoundMoney } from '@/lib/money'
import type { RouteParams } from '@/routes'

/** Words kept of what was searched for. */
const mostHistory = 20

/** The history with a word in front; the same word in other letters is moved, not doubled. */
export const withWord = (history: readonly string[], word: string): string[] =>
  [word, ...history.filter((old) => old.toLowerCase() !== word.toLowerCase())].slice(0, mostHistory)

/** A part of a suggestion; `typed` is what the shopper typed and is emphasised. */
export interface WordPart {
  text: string
  typed: boolean
}

/** A suggestion cut where the keyword stands in it, in letters of either case. */
export function emphasise(word: string, keyword: string): WordPart[] {
  const needle = keyword.toLowerCase()
  const within = word.toLowerCase()
  // some letters change their length with their case; then positions would not fit
  if (needle === '' || within.length !== word.length) return [{ text: word, typed: false }]
  const parts: WordPart[] = []
  let from = 0
  for (let position = within.indexOf(needle); position !== -1; position = within.indexOf(needle, from)) {
    if (position > from) parts.push({ text: word.slice(from, position), typed: false })
    from = position + needle.length
    parts.push({ text: word.slice(position, from), typed: true })
  }
  if (from < word.length) parts.push({ text: word.slice(from), typed: false })
  return parts
}

/** What the list was opened with; a filter narrows it and never leaves it. */
export interface SearchCriteria {
  keyword?: string | undefined
  categoryCode?: string | undefined
  shopCode?: string | undefined
  /** Put on sale within 30 days. */
  isNew?: boolean | undefined
  /** Only products that this coupon can be used on. */
  couponCode?: string | undefined
}

/** What the shopper chose; prices in fen, `attrs` holds `attrCode:valueCode`. */
export interface Filter {
  minPriceFen?: number | undefined
  maxPriceFen?: number | undefined
  inStock: boolean
  categoryCode?: string | undefined
  attrs: readonly string[]
}

export const noFilter: Filter = { inStock: false, attrs: [] }

/** The part of a list's address that says what its products are narrowed by. */
type InAddress = Pick<RouteParams['productList'], 'minPriceFen' | 'maxPriceFen' | 'inStock' | 'within' | 'attrs'>

/** The contract's bound on `attrs`, characters. */
const maxAttrs = 600

/** What a list that is opened by an address is narrowed by. */
export const filterIn = ({ minPriceFen, maxPriceFen, inStock, within, attrs }: InAddress): Filter => ({
  minPriceFen,
  maxPriceFen,
  inStock: inStock === true,
  categoryCode: within,
  // more than a call takes would be refused at every try
  attrs: attrs !== undefined && attrs.join(',').length <= maxAttrs ? attrs : []
})

/** The address of a list with another filter in it. */
export function withFilter<P extends InAddress>(params: P, filter: Filter): P {
  const values: Record<keyof InAddress, unknown> = {
    minPriceFen: filter.minPriceFen,
    maxPriceFen: filter.maxPriceFen,
    inStock: filter.inStock || undefined,
    within: filter.categoryCode,
    attrs: filter.attrs.length > 0 ? filter.attrs : undefined
  }
  // what is undefined is in no address
  return { ...params, ...values }
}

type SearchQuery = QueryOf<'GET /o2srh/v1/pub/platform-products/search-filter-count'>

/** The query of a list and its filter; what is not chosen is left out. */
export function queryOf(base: SearchCriteria, filter: Filter): SearchQuery {
  const attrs = filter.attrs.join(',')
  const query: Record<keyof SearchQuery, string | number | boolean | undefined> = {
    keyword: base.keyword,
    categoryCode: filter.categoryCode ?? base.categoryCode,
    shopCode: base.shopCode,
    isNew: base.isNew || undefined,
    couponCode: base.couponCode,
    minPriceFen: filter.minPriceFen,
    maxPriceFen: filter.maxPriceFen,
    inStock: filter.inStock || undefined,
    attrs: attrs || undefined
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as SearchQuery
}

/** How many things are chosen; a price range counts as one. */
export const chosenCount = (filter: Filter): number =>
  (filter.minPriceFen !== undefined || filter.maxPriceFen !== undefined ? 1 : 0) +
  (filter.inStock ? 1 : 0) +
  (filter.categoryCode === undefined ? 0 : 1) +
  filter.attrs.length

/** Chosen, or taken back; a choice that would be longer than the gateway reads changes nothing. */
export function toggleAttr(filter: Filter, attr: string): Filter {
  const attrs = filter.attrs.includes(attr) ? filter.attrs.filter((other) => other !== attr) : [...filter.attrs, attr]
  return attrs.join(',').length > maxAttrs ? filter : { ...filter, attrs }
}

export const toggleCategory = (filter: Filter, categoryCode: string): Filter => ({
  ...filter,
  categoryCode: filter.categoryCode === categoryCode ? undefined : categoryCode
})

/** '¥99–¥1,028': what the results cost, in whole yuan that hold them all. */
export function priceRange(minFen: number, maxFen: number, symbol: string): string {
  const whole = (fen: number) => formatRoundMoney(fen - (fen % 100), symbol)
  return `${whole(minFen)}–${whole(maxFen + 99)}`
}

/** A range whose ends are the right way round, and whether they had to change places. */
export function orderedRange(filter: Filter): { filter: Filter; swapped: boolean } {
  const { minPriceFen, maxPriceFen } = filter
  if (minPriceFen === undefined || maxPriceFen === undefined || minPriceFen <= maxPriceFen)
    return { filter, swapped: false }
  return { filter: { ...filter, minPriceFen: maxPriceFen, maxPriceFen: minPriceFen }, swapped: true }
}

export type Facets = DataOf<'GET /o2srh/v1/pub/platform-products/search-filter'>

/** A filter one tap away. */
export type QuickChip = { kind: 'category'; code: string; name: string } | { kind: 'attr'; code: string; name: string }

/** Says something only under the name of its attribute: yes or no, a bare number, a size, a time, a length. */
const bare =
  /^(?:是|否|有|无|大|中|小|标准版?|单|双|yes|no|none|small|medium|large|standard|one|two|three|[smlx]{1,3}|\d+(?:\.\d+)?\s*(?:cm|mm|m|㎡|m²|分钟|小时|min(?:ute)?s?|hours?|h|个|支|件)?)$/i

/** Whether a value can be read without the name of its attribute. */
export const standsAlone = (value: string): boolean => !bare.test(value.trim())

/** Suggestions without those that repeat the words of another in other letters or with other blanks. */
export function eachOnce<T extends { word: string }>(list: readonly T[]): T[] {
  const names = new Set<string>()
  return list.filter(({ word }) => {
    const key = word.toLowerCase().replace(/\s+/g, '')
    return !names.has(key) && names.add(key)
  })
}

const mostQuickCategories = 3
const mostQuickValues = 8

/**
 * Lowest categories, and the commonest attribute values; not those that nearly everything has, nor those of a single
 * product: neither helps to choose.
 */
export function quickChips(
  facets: Facets,
  withCategories: boolean,
  ofAttribute: (attribute: string, value: string) => string
): QuickChip[] {
  const categories =
    withCategories && facets.categories.length > 1
      ? facets.categories
          .slice(0, mostQuickCategories)
          .map(({ categoryCode, name }): QuickChip => ({ kind: 'category', code: categoryCode, name }))
      : []
  const values = facets.attributes.flatMap(({ attrCode, name: attribute, values: of }) =>
    inMeasure(of, ({ name }) => name).map(({ valueCode, name, count }, index) => ({
      code: `${attrCode}:${valueCode}`,
      name: standsAlone(name) ? name : ofAttribute(attribute, name),
      count,
      attrCode,
      index
    }))
  )
  const most = Math.max(0, ...values.map(({ count }) => count))
  const telling = values
    .filter(({ count }) => count > 1 && count < most)
    .sort((first, other) => other.count - first.count)
    .slice(0, mostQuickValues)
  // the commonest attribute first, and the values of each in their order
  const attributes = [...new Set(telling.map(({ attrCode }) => attrCode))]
  const inOrder = telling
    .sort(
      (first, other) =>
        attributes.indexOf(first.attrCode) - attributes.indexOf(other.attrCode) || first.index - other.index
    )
    .map(({ code, name }): QuickChip => ({ kind: 'attr', code, name }))
  return [...categories, ...inOrder]
}

/** The sort after a tap on price: up first, then down, and round again. */
export const nextPriceSort = (sort: SearchSort): SearchSort => (sort === 'PRICE_ASC' ? 'PRICE_DESC' : 'PRICE_ASC')
