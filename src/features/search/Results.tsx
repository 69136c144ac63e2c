import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { useMemo } from 'react'
import { openProduct, ProductGrid } from '@/features/product'
import { ProductRow } from '@/ui'
import type { ListLook } from './SortBar'
import { useWindowed } from './useWindowed'
import './Results.scss'

/** Products of one group, a screen's worth of rows: an even number, so that two columns end level. */
const groupSize = 6

interface ResultsProps {
  /** Of its element; another one on every page. */
  id: string
  products: readonly ProductCard[]
  look: ListLook
  /** Names what is listed; another list starts at its top. */
  listKey: string
}

const groupsOf = (products: readonly ProductCard[]): ProductCard[][] =>
  Array.from({ length: Math.ceil(products.length / groupSize) }, (_, at) =>
    products.slice(at * groupSize, (at + 1) * groupSize)
  )

/** A list of any length; only what is near the window is there, the rest is room of its height. */
export function Results({ id, products, look, listKey }: ResultsProps) {
  const groups = useMemo(() => groupsOf(products), [products])
  const { first, last, before, after } = useWindowed(id, groups.length, `${look} ${listKey}`)

  return (
    <View id={id} className="results" style={{ paddingTop: `${before}px`, paddingBottom: `${after}px` }}>
      {groups.slice(first, last + 1).map((group, offset) => {
        const index = first + offset
        return (
          <View key={index} id={`${id}-${index}`} className="results__group">
            {look === 'tiles' ? (
              <ProductGrid products={group} eagerCount={index === 0 ? 4 : 0} />
            ) : (
              group.map((product, at) => (
                <View key={product.spuCode} className="results__row">
                  <ProductRow product={product} eager={index === 0 && at < 4} onTap={() => openProduct(product)} />
                </View>
              ))
            )}
          </View>
        )
      })}
    </View>
  )
}
