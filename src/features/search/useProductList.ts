import type { SearchSort } from '@contract'
import { useMemo, useState } from 'react'
import { useKept, useRemote, useRemotePages } from '@/api'
import { currentLocale } from '@/i18n'
import { scrollPageToTop } from '@/platform/scroll'
import { readStored, writeStored } from '@/stores'
import { useStable } from '@/ui'
import { loadFacets, loadResults } from './api'
import { noFilter, queryOf, type Filter, type SearchBase } from './rules'
import type { ListLook } from './SortBar'

let lists = 0

/** Everything a product list shows and what can be done with it. */
export function useProductList({ keyword, categoryCode, shopCode }: SearchBase) {
  // two lists may lie one above the other, so each has an id of its own
  const [id] = useState(() => `product-list-${(lists += 1)}`)
  const base = useMemo(() => ({ keyword, categoryCode, shopCode }), [keyword, categoryCode, shopCode])
  const [filter, setFilter] = useState<Filter>(noFilter)
  const [sort, setSort] = useState<SearchSort>('DEFAULT')
  const [look, setLook] = useState<ListLook>(() => readStored('listLook') ?? 'tiles')
  const locale = currentLocale()
  const query = `${JSON.stringify(queryOf(base, filter))} ${sort}`
  // sorted or narrowed there and back, a list is the one that was shown
  const kept = useKept()
  const results = useRemotePages(
    (page) => kept.ask(`${query} ${page}`, () => loadResults(base, filter, sort, page)),
    [base, filter, sort, locale],
    ({ spuCode }) => spuCode
  )
  const facets = useRemote(() => loadFacets(base), [base, locale])
  const listKey = `${query} ${locale}`

  // another list is read from its top
  const toTop = () => scrollPageToTop(id)
  // the bars over the list draw themselves anew for what they show, not for what else the screen does
  const narrow = useStable((next: Filter) => {
    setFilter(next)
    toTop()
  })
  const order = useStable((next: SearchSort) => {
    if (next === sort) return
    setSort(next)
    toTop()
  })
  const lay = useStable((next: ListLook) => {
    writeStored('listLook', next)
    setLook(next)
    toTop()
  })
  return {
    /** Of an element of the page. */
    id,
    base,
    filter,
    sort,
    look,
    results,
    facets,
    listKey,
    /** Everything anew. */
    refresh: () => {
      kept.forget()
      return Promise.all([results.reload(), facets.reload()])
    },
    /** Categories narrow a search, and a shop; a list of one category has none to offer. */
    withCategories: categoryCode === undefined,
    setFilter: narrow,
    setSort: order,
    setLook: lay
  }
}
