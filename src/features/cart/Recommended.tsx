import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { RemotePages } from '@/api'
import type { ProductCard } from '@contract'
import { ProductGrid } from '@/features/product'
import { ListEnd, Skeleton } from '@/ui'
import { cartWords } from './messages'

/** Products under the cart; the list goes on at the end of the page. */
export const Recommended = observer(function Recommended({ pages }: { pages: RemotePages<ProductCard> }) {
  const { rows, status } = pages
  // recommendations may come twice over several pages
  const products = useMemo(() => [...new Map(rows.map((card) => [card.spuCode, card])).values()], [rows])
  if (status === 'ready' && products.length === 0) return null
  return (
    <View className="cart-more">
      <View className="cart-more__title" role="heading" aria-level={2}>
        {cartWords('recommended')}
      </View>
      {products.length > 0 ? (
        <View className="cart-more__tiles">
          <ProductGrid products={products} />
        </View>
      ) : status === 'loading' ? (
        <Skeleton shape="tiles" />
      ) : null}
      <ListEnd
        loading={pages.loadingMore}
        ended={pages.ended}
        failed={pages.moreFailed || (status === 'failed' && products.length === 0)}
        onRetry={() => void (products.length > 0 ? pages.loadMore() : pages.reload())}
      />
    </View>
  )
})
