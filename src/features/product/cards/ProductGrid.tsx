import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import type { ReactNode } from 'react'
import { useStaged } from '@/ui/screen/useStaged'
import { openProduct } from './openProduct'
import { ProductTile } from './ProductTile'
import './ProductGrid.scss'

interface ProductGridProps {
  products: readonly ProductCard[]
  /** How many of the first tiles are above the fold. */
  eagerCount?: number | undefined
  /** In the upper corner of a tile, such as a heart. */
  corner?: ((product: ProductCard) => ReactNode) | undefined
}

/** Product tiles in two columns, the first ones first; a tap opens the product. */
export function ProductGrid({ products, eagerCount = 0, corner }: ProductGridProps) {
  const shownCount = useStaged(products.length, 6, 2)
  return (
    <View className="product-grid">
      {products.slice(0, shownCount).map((product, index) => (
        <View key={product.spuCode} className="product-grid__cell">
          <ProductTile product={product} eager={index < eagerCount} onTap={() => openProduct(product)} />
          {corner ? <View className="product-grid__corner">{corner(product)}</View> : null}
        </View>
      ))}
    </View>
  )
}
