import { View } from '@tarojs/components'
import type { Category, ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { Picture, Pressable, Price, RetryNote, Skeleton, SoldCount } from '@/ui'
import { times } from '@/ui/skeletonParts'
import { categoryWords } from './messages'
import { usePopular } from './useCategories'
import './CategoryPopular.scss'

const waiting = times(3, ['.category-hot__row', '.category-hot__picture', ['lines', 'line', 'short']])

const Row = observer(function Row({ product }: { product: ProductCard }) {
  return (
    <Pressable className="category-hot__row" role="link" onTap={() => openProduct(product)}>
      <View className="category-hot__picture">
        <Picture src={product.picture} alt="" round />
      </View>
      <View className="category-hot__words">
        <View className="category-hot__title">{product.title}</View>
        <View className="category-hot__foot">
          <Price fen={product.priceFen} />
          <SoldCount className="category-hot__sold" count={product.soldCount} />
        </View>
      </View>
    </Pressable>
  )
})

/** What of a category sells most; nothing where it has no product. */
export const CategoryPopular = observer(function CategoryPopular({ category }: { category: Category }) {
  const { data, status, reload } = usePopular(category.categoryCode)
  if (data?.length === 0) return null
  return (
    <View className="category-hot">
      <View className="category-hot__name" role="heading" aria-level={2}>
        {categoryWords('popular')}
      </View>
      {data ? data.map((product) => <Row key={product.spuCode} product={product} />) : null}
      {data ? null : status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : <Skeleton of={waiting} />}
    </View>
  )
})
