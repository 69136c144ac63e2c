import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Skeleton } from '@/ui'
import { ProductGrid } from '../cards/ProductGrid'
import { productWords } from '../messages'
import { useDetail, useRecommended } from './api'
import { Recommended } from './Recommended'
import './Description.scss'

/** Products of the same kind, before all that is recommended. */
const most = 6

/** Without the last of an odd number, beside which its row would have a hole; one alone stays. */
const inPairs = <Card,>(cards: readonly Card[]) =>
  cards.length > 1 ? cards.slice(0, cards.length - (cards.length % 2)) : cards

/** In place of a product that can't be bought: what is like it, and then what is recommended; only that where nothing is. */
export const Similar = observer(function Similar({ spuCode }: { spuCode: string | undefined }) {
  // others of its own category; none of one that nobody knows
  const detail = useDetail(spuCode)
  const categoryCode = detail.data?.categoryCode
  const similar = useRecommended({ scene: 'PRODUCT', spuCode, categoryCode }, { when: categoryCode !== undefined })
  const data = useMemo(
    () => inPairs(similar.rows.filter((card) => card.spuCode !== spuCode).slice(0, most)),
    [similar.rows, spuCode]
  )
  const loading =
    categoryCode === undefined ? spuCode !== undefined && detail.status === 'loading' : similar.status === 'loading'
  if (loading) return <Skeleton shape="tiles" />
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
