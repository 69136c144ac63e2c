import { useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { filterIn, Narrowing, ResultsSkeleton, searchWords, useProductList, withFilter } from '@/features/search'
import { shopWords as t } from '@/features/shop'
import { FoundInShop, Kinds } from '@/features/shop/goods'
import { MissingShop, ShopFoot, useShop } from '@/features/shop/page'
import { cleanKeyword } from '@domain/keyword'
import { definePage } from '@/page'
import { go, keepParams, type RouteParams } from '@/routes'
import { Screen } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import './shopProductList.scss'

type Params = RouteParams['shopProductList']

/** Without what is not there. */
const present = (filter: {
  keyword?: string | undefined
  categoryCode?: string | undefined
}): Omit<Params, 'shopCode'> => ({
  ...(filter.keyword === undefined ? {} : { keyword: filter.keyword }),
  ...(filter.categoryCode === undefined ? {} : { categoryCode: filter.categoryCode })
})

/** Another category or other words are another address: back and a reload keep them. */
const open = (params: Params) => go('shopProductList', params, { replace: true })

/** The search in the bar, whose words are the address's. */
const Search = observer(function Search({ params, onFind }: { params: Params; onFind: (words: string) => void }) {
  const { keyword = '', search } = params
  const [text, setText] = useState(keyword)
  // the list was cleared from elsewhere
  useEffect(() => setText(keyword), [keyword])
  return (
    <SearchBox
      inline
      grey
      label={t('searchIn')}
      hint={t('searchIn')}
      clearLabel={searchWords('clear')}
      typed={text}
      focus={search === true}
      onChange={(words) => {
        setText(words)
        if (words === '') onFind('')
      }}
      onSubmit={() => onFind(text)}
    />
  )
})

/** All that a shop sells: searched, by kind, sorted, narrowed. */
const Goods = observer(function Goods(params: Params) {
  const { shopCode, categoryCode, keyword } = params
  const shop = useShop(shopCode)
  const list = useProductList({ shopCode, categoryCode, keyword }, undefined, {
    filter: filterIn(params),
    keep: (filter) => keepParams('shopProductList', withFilter(params, filter))
  })
  useReachBottom(() => void list.results.loadMore())
  const refresh = () => Promise.all([shop.reload(), list.refresh()])
  const find = (words: string) => {
    const next = cleanKeyword(words)
    if (next !== (keyword ?? '')) void open({ shopCode, ...present({ categoryCode, keyword: next || undefined }) })
  }
  if (shop.missing) return <MissingShop />
  return (
    <Screen
      navCenter={<Search params={params} onFind={find} />}
      tone="card"
      onPullRefresh={refresh}
      footer={<ShopFoot shopCode={shopCode} here="categories" />}
    >
      <Narrowing list={list} className="shop-list__head" withCategories={false}>
        <Kinds
          categories={shop.status === 'failed' ? [] : shop.data?.categories}
          chosen={categoryCode}
          onChoose={(next) => void open({ shopCode, ...present({ keyword, categoryCode: next }) })}
        />
      </Narrowing>
      <View className="shop-list__goods">
        <FoundInShop
          list={list}
          narrowed={keyword !== undefined || categoryCode !== undefined}
          onRetry={refresh}
          onAll={() => void open({ shopCode })}
        />
      </View>
    </Screen>
  )
})

/** A link without a shop leads to none. */
function ShopProductList(params: Params) {
  return params.shopCode === '' ? <MissingShop /> : <Goods {...params} />
}

export default definePage('shopProductList', { body: ShopProductList, skeleton: <ResultsSkeleton look="tiles" /> })
