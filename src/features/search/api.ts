import type { DataOf, SearchSort } from '@contract'
import { call } from './calls'
import { eachOnce, queryOf, type Facets, type Filter, type SearchBase } from './rules'

// All quiet: each place says itself when it could not load.

/** Rows of one page of results. */
export const pageSize = 20

export type HotWord = DataOf<'GET /o2srh/v1/pub/hot-word'>['list'][number]
export type Suggestion = DataOf<'GET /o2srh/v1/pub/search-associate'>['list'][number]

export const loadHotWords = async (): Promise<HotWord[]> =>
  (await call('GET /o2srh/v1/pub/hot-word', { quiet: true })).list

/** Completions of what was typed; `keyword` is not empty. */
export const loadSuggestions = async (keyword: string): Promise<Suggestion[]> =>
  eachOnce((await call('GET /o2srh/v1/pub/search-associate', { query: { keyword }, quiet: true })).list)

/** One page of results, from 1. */
export const loadResults = (
  base: SearchBase,
  filter: Filter,
  sort: SearchSort,
  page: number
): Promise<DataOf<'GET /o2srh/v1/pub/platform-products/search'>> =>
  call('GET /o2srh/v1/pub/platform-products/search', {
    query: { ...queryOf(base, filter), sort, page, size: pageSize },
    quiet: true
  })

/** What a list can be narrowed by, before anything was chosen. */
export const loadFacets = (base: SearchBase): Promise<Facets> =>
  call('GET /o2srh/v1/pub/platform-products/search-filter', {
    query: queryOf(base, { inStock: false, attrs: [] }),
    quiet: true
  })

/** How many products a filter would leave. */
export const countResults = async (base: SearchBase, filter: Filter): Promise<number> =>
  (await call('GET /o2srh/v1/pub/platform-products/search-filter-count', { query: queryOf(base, filter), quiet: true }))
    .count
