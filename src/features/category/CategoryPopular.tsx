import { View } from '@tarojs/components'
import type { Category } from '@contract'
import { observer } from 'mobx-react-lite'
import { SmallProduct } from '@/features/product'
import { RetryNote, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { categoryWords } from './messages'
import { usePopular } from './useCategories'

/** What of a category sells most; nothing where it has no product. */
export const CategoryPopular = observer(function CategoryPopular({ category }: { category: Category }) {
  const { data, status, reload } = usePopular(category.categoryCode)
  if (data?.length === 0) return null
  return (
    <View className="category-hot">
      <Row justify="between" hit>
        <View className="category-group__name" role="heading" aria-level={2}>
          {categoryWords('popular')}
        </View>
      </Row>
      {data ? (
        <View className="category-hot__products">
          {data.map((product) => (
            <SmallProduct key={product.spuCode} product={product} />
          ))}
        </View>
      ) : status === 'failed' ? (
        <RetryNote onRetry={reload} />
      ) : (
        <Skeleton shape="tiles" />
      )}
    </View>
  )
})
