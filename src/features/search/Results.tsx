import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct, WindowedGrid } from '@/features/product'
import { classes, ProductRow, Skeleton, Windowed } from '@/ui'
import type { ListLook } from './SortBar'
import './Results.scss'

/** Pictures above the fold. */
const eagerCount = 4
/** px, with the space below it. */
const rowHeight = 144

const keyOf = ({ spuCode }: ProductCard) => spuCode

interface ResultsProps {
  products: readonly ProductCard[]
  look: ListLook
  /** Names what is listed; another list starts at its top. */
  listKey: string
  /** Others come in their place. */
  waiting: boolean
}

/** Grey tiles, or rows, for the look that was chosen: the first view of the page is the same (config/firstViews.ts). */
export const ResultsSkeleton = ({ look }: { look: ListLook }) => (
  <View className={look === 'rows' ? 'results-wait--rows' : undefined}>
    <Skeleton shape="tiles" count={6} />
  </View>
)

/** A list of any length, in one column or two. */
export const Results = observer(function Results({ products, look, listKey, waiting }: ResultsProps) {
  return (
    <View className={classes('results', waiting && 'results--waiting')} aria-busy={waiting}>
      {look === 'tiles' ? (
        <WindowedGrid key={listKey} products={products} eagerCount={eagerCount} />
      ) : (
        <Windowed key={listKey} items={products} keyOf={keyOf} about={rowHeight}>
          {(product, at) => (
            <View className="results__row">
              <ProductRow product={product} eager={at < eagerCount} onTap={() => openProduct(product)} />
            </View>
          )}
        </Windowed>
      )}
    </View>
  )
})
