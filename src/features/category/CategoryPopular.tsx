import { View } from '@tarojs/components'
import type { Category, ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import type { Query } from '@/api'
import { SmallProduct } from '@/features/product'
import { EmptyState, RetryNote, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { categoryWords } from './messages'
import { usePopular, useRecommendedHere } from './useCategories'

interface CategoryProductsProps {
  title: string
  remote: Pick<Query<ProductCard[]>, 'data' | 'status' | 'reload'>
}

/** Products under a title, one a row: waiting, failed, or what there is. */
const CategoryProducts = observer(function CategoryProducts({ title, remote }: CategoryProductsProps) {
  const { data, status, reload } = remote
  return (
    <View className="category-hot">
      <Row justify="between" hit>
        <View className="category-group__name" role="heading" aria-level={2}>
          {title}
        </View>
      </Row>
      {data ? (
        <View className="category-hot__products">
          {data.map((product, index) => (
            <SmallProduct key={product.spuCode} product={product} eager={index < 2} />
          ))}
        </View>
      ) : status === 'failed' ? (
        <RetryNote onRetry={reload} />
      ) : (
        <Skeleton shape="rows" />
      )}
    </View>
  )
})

/** What of a category sells most; nothing where it has no product. */
export const CategoryPopular = observer(function CategoryPopular({ category }: { category: Category }) {
  const remote = usePopular(category.categoryCode)
  return remote.data?.length === 0 ? null : <CategoryProducts title={categoryWords('popular')} remote={remote} />
})

/** What home recommends, as the first entry of the rail. */
export const CategoryRecommended = observer(function CategoryRecommended() {
  const remote = useRecommendedHere()
  return (
    <View className="category-groups">
      {remote.data?.length === 0 ? (
        <EmptyState drawing="search" title={categoryWords('noneTitle')} note={categoryWords('noneNote')} />
      ) : (
        <CategoryProducts title={categoryWords('recommendedTitle')} remote={remote} />
      )}
    </View>
  )
})
