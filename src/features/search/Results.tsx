import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { HeartButton, useHearts } from '@/features/heart'
import { openProduct, ProductRow, WindowedGrid } from '@/features/product'
import { Skeleton, Windowed } from '@/ui'
import { useMarks } from './marks/useMarks'
import { ReadingRow } from './reading/ReadingRow'
import type { Reading } from './reading/rules'
import type { ListLook } from './SortBar'
import './Results.scss'

/** Pictures above the fold. */
const eagerCount = 4
/** Below the first view, so that what comes late pushes nothing that is read. */
const readAfterTiles = 2
const readAfterRows = 5
/** px, with the space below it. */
const rowHeight = 144

const keyOf = ({ spuCode }: ProductCard) => spuCode

const heartOf = ({ skuCode, title }: ProductCard) => <HeartButton skuCode={skuCode} name={title} onPicture />

interface ResultsProps {
  products: readonly ProductCard[]
  look: ListLook
  /** Names what is listed; another list starts at its top. */
  listKey: string
  /** Stands among what fits the words that were searched for. */
  reading?: Reading | undefined
  /** Stands before it, such as a shop that is called so. */
  beside?: ReactNode
}

/** Grey tiles, or rows, for the look that was chosen: the first view of the page is the same (config/firstViews.ts). */
export const ResultsSkeleton = ({ look }: { look: ListLook }) => (
  <View className={look === 'rows' ? 'results-wait--rows' : undefined}>
    <Skeleton shape="tiles" count={6} />
  </View>
)

/** A list of any length, in one column or two. */
export const Results = observer(function Results(props: ResultsProps) {
  const { products: cards, look, listKey, reading, beside } = props
  const products = useMarks(cards)
  useHearts(cards.map(({ skuCode }) => skuCode))
  const readingRow =
    reading || beside ? (
      <>
        {beside}
        {reading ? <ReadingRow reading={reading} /> : null}
      </>
    ) : null
  return (
    <View className="results">
      {look === 'tiles' ? (
        <WindowedGrid
          key={listKey}
          products={products}
          eagerCount={eagerCount}
          corner={heartOf}
          among={{ row: readAfterTiles, node: readingRow }}
        />
      ) : (
        <Windowed key={listKey} items={products} keyOf={keyOf} about={rowHeight}>
          {(product, index) => (
            <View className="results__row">
              <ProductRow product={product} eager={index < eagerCount} onTap={() => openProduct(product)} />
              <View className="results__heart">{heartOf(product)}</View>
              {index === Math.min(readAfterRows, products.length - 1) ? readingRow : null}
            </View>
          )}
        </Windowed>
      )}
    </View>
  )
})
