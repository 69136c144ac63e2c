import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { useMemo, type ReactNode } from 'react'
import { Windowed } from '@/ui'
import { ProductGrid } from './ProductGrid'

interface WindowedGridProps {
  products: readonly ProductCard[]
  /** How many of the first tiles are above the fold. */
  eagerCount?: number | undefined
  /** In the upper corner of a tile, such as a heart. */
  corner?: ((product: ProductCard) => ReactNode) | undefined
  /** Something else under one of the rows, the last where there are fewer. */
  among?: { row: number; node: ReactNode } | undefined
}

type Row = readonly ProductCard[]

/** px, two tiles with the space below them. */
const rowHeight = 296

// a row of one is the same row once another comes
const keyOf = ([first]: Row) => first?.spuCode ?? ''
/** Whether the prices of a tile need one line or two, and whether one below says how many bought it. */
const kindOf = (row: Row) => {
  const prices = row.map(({ priceFen, listPriceFen }) =>
    listPriceFen > priceFen ? `${priceFen}${listPriceFen}`.length : String(priceFen).length
  )
  return `${Math.max(...prices)} ${row.some(({ soldCount }) => soldCount > 0)}`
}

/** Product tiles in two columns, any number of them; only those near the window are there. */
export function WindowedGrid({ products, eagerCount = 0, corner, among }: WindowedGridProps) {
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(products.length / 2) }, (_, index): Row =>
        products.slice(index * 2, index * 2 + 2)
      ),
    [products]
  )
  return (
    <Windowed items={rows} keyOf={keyOf} kindOf={kindOf} about={rowHeight}>
      {(row, index) => (
        <View className="product-grid__row">
          <ProductGrid products={row} eagerCount={eagerCount - index * 2} corner={corner} />
          {among && index === Math.min(among.row, rows.length - 1) ? among.node : null}
        </View>
      )}
    </Windowed>
  )
}
