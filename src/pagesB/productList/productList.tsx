import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CouponGoodsBar } from '@/features/coupon/goods'
import { Recommended } from '@/features/product'
import {
  CartWay,
  chosenCount,
  filterIn,
  FoundProducts,
  Narrowing,
  noFilter,
  type Reading,
  ReadingRow,
  SearchPill,
  searchWords,
  useProductList,
  useReading,
  withFilter
} from '@/features/search'
import { FoundShop, useFoundShop } from '@/features/shop/found'
import { definePage } from '@/page'
import { go, keepParams, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import './productList.scss'

interface ListProps {
  list: ReturnType<typeof useProductList>
  keyword: string | undefined
}

/** Why nothing was found, the way back to more, and something else. */
function NoProducts({ list, keyword, reading }: ListProps & { reading: Reading | undefined }) {
  const count = chosenCount(list.filter)
  return (
    <View>
      <EmptyState
        drawing="search"
        title={
          count > 0
            ? searchWords('emptyFiltered')
            : keyword
              ? searchWords('emptyFor', { keyword })
              : searchWords('emptyPlain')
        }
        note={searchWords(count > 0 ? 'emptyFilteredNote' : 'emptyNote')}
        action={
          count > 0
            ? { label: searchWords('clearFilter'), onTap: () => list.setFilter(noFilter) }
            : { label: searchWords('otherWords'), onTap: () => void go('productSearch', keyword ? { keyword } : {}) }
        }
      />
      {count === 0 && reading ? (
        <View className="product-list__reading">
          <ReadingRow reading={reading} />
        </View>
      ) : null}
      {count > 0 ? null : (
        <View className="product-list__recommended">
          <Recommended scene="HOME" title={searchWords('recommended')} />
        </View>
      )}
    </View>
  )
}

/** What was found, or what stands in its place. */
const Products = observer(function Products({ list, keyword }: ListProps) {
  const { results } = list
  // asked for here, as each order and look has a list of its own; after the products, which come first
  const words = results.rows.length > 0 || results.status === 'ready' ? keyword : undefined
  const reading = useReading(words, results.rows.length === 0)
  const foundShop = useFoundShop(words)
  const shop = foundShop ? <FoundShop shop={foundShop} /> : null
  return (
    <FoundProducts
      list={list}
      reading={reading}
      beside={shop}
      empty={<NoProducts list={list} keyword={keyword} reading={reading} />}
    />
  )
})

/** Products by words, category or shop: sorted, narrowed, endless. */
function ProductList(params: RouteParams['productList']) {
  const { keyword, couponCode, title, sort: usual } = params
  const list = useProductList(params, usual, {
    filter: filterIn(params),
    keep: (filter) => keepParams('productList', withFilter(params, filter))
  })
  return (
    <Screen
      navCenter={<SearchPill keyword={keyword} hint={title ?? (usual && searchWords('newest'))} />}
      action={<CartWay />}
      onReachBottom={() => void list.results.loadMore()}
      onPullRefresh={list.refresh}
    >
      <Narrowing list={list} className="product-list__head" usual={usual} />
      <View>{couponCode ? <CouponGoodsBar couponCode={couponCode} /> : null}</View>
      <Products list={list} keyword={keyword} />
    </Screen>
  )
}

export default definePage('productList', { body: ProductList })
