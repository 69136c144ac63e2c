import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { useMemo } from 'react'
import { ProductGrid } from '@/features/product'
import { useWindowed } from '@/features/search'
import './WindowedTiles.scss'

/** Products of one group: an even number, so that two columns end level. */
const GROUP = 10

interface WindowedTilesProps {
  /** Of its element; another one for every list. */
  id: string
  products: readonly ProductCard[]
}

/** Product tiles of any number; only those near the window are there, the rest is room of their height. */
export function WindowedTiles({ id, products }: WindowedTilesProps) {
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(products.length / GROUP) }, (_, at) =>
        products.slice(at * GROUP, (at + 1) * GROUP)
      ),
    [products]
  )
  const { first, last, before, after } = useWindowed(id, groups.length, id)
  return (
    <View id={id} style={{ paddingTop: `${before}px`, paddingBottom: `${after}px` }}>
      {groups.slice(first, last + 1).map((group, offset) => (
        <View key={first + offset} id={`${id}-${first + offset}`} className="cms-windowed__group">
          <ProductGrid products={group} />
        </View>
      ))}
    </View>
  )
}
