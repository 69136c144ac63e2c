import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { useRemote } from '@/api'
import { currentLocale } from '@/i18n'
import { Skeleton } from '@/ui'
import { ProductGrid } from '../cards/ProductGrid'
import { productWords } from '../messages'
import { loadProduct, loadRecommended } from './api'
import { Recommended } from './Recommended'
import './Description.scss'

/** Products of the same kind, before all that is recommended. */
const most = 6

/** Others of a product's own category; none of one that nobody knows. */
async function loadSimilar(spuCode: string): Promise<ProductCard[]> {
  const { categoryCode } = await loadProduct(spuCode)
  const { list } = await loadRecommended({ scene: 'PRODUCT', spuCode, categoryCode }, 1)
  return list.filter((card) => card.spuCode !== spuCode).slice(0, most)
}

/** In place of a product that can't be bought: what is like it, and then what is recommended; only that where nothing is. */
export const Similar = observer(function Similar({ spuCode }: { spuCode: string | undefined }) {
  const { data = [], status } = useRemote(
    () => (spuCode === undefined ? Promise.resolve([]) : loadSimilar(spuCode)),
    [spuCode, currentLocale()]
  )
  if (status === 'loading') return <Skeleton shape="tiles" />
  return (
    <View>
      {data.length > 0 ? (
        <View>
          <View className="recommended__title" role="heading" aria-level={2}>
            {productWords('similar')}
          </View>
          <View className="recommended__grid">
            <ProductGrid products={data} eagerCount={2} />
          </View>
        </View>
      ) : null}
      <Recommended
        scene="PRODUCT"
        spuCode={spuCode}
        without={data.map((card) => card.spuCode)}
        title={productWords('recommended')}
      />
    </View>
  )
})
