import type { SearchSort } from '@contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { makeOld } from '@/api'
import { currentLocale } from '@/i18n'
import { toast } from '@/platform/feedback'
import { scrollPageToTop } from '@/platform/scroll'
import { noteForServer } from '@/platform/served'
import { routeOf } from '@/routes'
import { readStored, writeStored } from '@/stores'
import { useEvent, usePageVisible } from '@/ui'
import { resultsQuery, useFacets, useResults } from './api'
import { searchWords } from './messages'
import { noFilter, type Filter, type SearchCriteria } from './rules'
import type { ListLook } from './SortBar'

let lists = 0

interface Kept {
  /** What it is narrowed by as it opens. */
  filter: Filter
  /** Keeps another choice, for a reload. */
  keep: (filter: Filter) => void
}

/** Everything a product list shows and what can be done with it; `usual`: the order that it is opened in. */
export function useProductList(
  { keyword, categoryCode, shopCode, isNew, couponCode }: SearchCriteria,
  usual: SearchSort = 'DEFAULT',
  kept?: Kept
) {
  // two lists may lie one above the other, so each has an id of its own
  const [id] = useState(() => `product-list-${(lists += 1)}`)
  const base = useMemo(
    () => ({ keyword, categoryCode, shopCode, isNew, couponCode }),
    [keyword, categoryCode, shopCode, isNew, couponCode]
  )
  const [filter, setFilter] = useState<Filter>(kept?.filter ?? noFilter)
  const inAddress = useRef(filter)
  const keep = useEvent((next: Filter) => kept?.keep(next))
  const isVisible = usePageVisible()
  useEffect(() => {
    // the address on show is another page's while one lies above
    if (!isVisible || filter === inAddress.current) return
    inAddress.current = filter
    keep(filter)
  }, [isVisible, filter, keep])
  const [sort, setSort] = useState(usual)
  const [look, setLook] = useState<ListLook>(() => readStored('listLook') ?? 'tiles')
  // the server draws the page's first view in it (config/firstViews.ts)
  useEffect(() => noteForServer(routeOf('productList').path, 'listLook', look), [look])
  const locale = currentLocale()
  const query = useMemo(() => resultsQuery(base, filter, sort), [base, filter, sort])
  const results = useResults(query)
  const facets = useFacets(base)
  // what the rows answer; another order or choice is under way while it is not the one that is wished for
  const lastAnswer = useRef({ filter, sort, query })
  if (!results.isPrevious) lastAnswer.current = { filter, sort, query }
  const listKey = `${JSON.stringify(lastAnswer.current.query)} ${locale}`
  const hasFailed = results.isPrevious && results.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    // the bars say what is really shown
    setFilter(lastAnswer.current.filter)
    setSort(lastAnswer.current.sort)
    toast(searchWords('changeFailed'))
  }, [hasFailed])
  const toTop = () => scrollPageToTop(id)
  // another list is read from its top
  const top = useRef(listKey)
  useEffect(() => {
    if (top.current !== listKey) scrollPageToTop(id)
    top.current = listKey
  }, [listKey, id])

  // the bars over the list draw themselves anew for what they show, not for what else the screen does
  const narrow = useEvent(setFilter)
  const order = useEvent(setSort)
  const lay = useEvent((next: ListLook) => {
    writeStored('listLook', next)
    setLook(next)
    toTop()
  })
  return {
    /** The id of an element of the page. */
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
      makeOld('GET /o2srh/v1/pub/platform-products/search')
      return Promise.all([results.restart(), facets.reload()])
    },
    /** Categories narrow a search, and a shop; a list of one category has none to offer. */
    withCategories: categoryCode === undefined,
    setFilter: narrow,
    setSort: order,
    setLook: lay
  }
}
