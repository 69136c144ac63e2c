import type { DataOf, ProductCard, QueryOf, SearchSort } from '@contract'
import type { Query, RemoteList } from '@/api'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'
import { noFilter, queryOf, type Facets, type Filter, type SearchCriteria } from './rules'

/** Rows of one page of results. */
const pageSize = 20

type HotReply = DataOf<'GET /o2srh/v1/pub/hot-word'>
export type HotWord = HotReply['list'][number]

const wordsOf = ({ list }: HotReply): HotWord[] => list

/** What many search for. */
export const useHotWords = (): Query<HotWord[], HotReply> =>
  useQuery('GET /o2srh/v1/pub/hot-word', { forAll: true, pick: wordsOf })

/** What who is logged in bought and looked at; read it in an `observer`. */
export const useKnownGoods = () =>
  useQuery('GET /o2cum/v1/customer-info/known-goods', { when: stores.session.loggedIn })

type Results = QueryOf<'GET /o2srh/v1/pub/platform-products/search'>

export const resultsQuery = (
  base: SearchCriteria,
  filter: Filter,
  sort: SearchSort
): Omit<Results, 'page' | 'size'> => ({
  ...queryOf(base, filter),
  sort
})

const spuCodeOf = ({ spuCode }: ProductCard) => spuCode

/** Results of one order and choice; those of the one before stay until they are there. */
export const useResults = (query: Omit<Results, 'page' | 'size'>): RemoteList<ProductCard> =>
  useList('GET /o2srh/v1/pub/platform-products/search', {
    query,
    size: pageSize,
    rowKey: spuCodeOf,
    keepPrevious: true
  })

/** What a list can be narrowed by, before anything was chosen. */
export const useFacets = (base: SearchCriteria): Query<Facets> =>
  useQuery('GET /o2srh/v1/pub/platform-products/search-filter', { query: queryOf(base, noFilter) })
