import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { ProductTile } from '@/ui'
import { openProduct } from './openProduct'
import './ProductGrid.scss'

interface ProductGridProps {
  products: readonly ProductCard[]
  /** How many of the first tiles are above the fold. */
  eagerCount?: number
}

/** Product tiles in two columns; a tap opens the product. */
export function ProductGrid({ products, eagerCount = 0 }: ProductGridProps) {
  return (
    <View className="product-grid">
      {products.map((product, index) => (
        <View key={product.spuCode} className="product-grid__cell">
          <ProductTile product={product} eager={index < eagerCount} onTap={() => openProduct(product)} />
        </View>
      ))}
    </View>
  )
}
