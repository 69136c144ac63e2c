import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import type { ReactNode } from 'react'
import { classes, hasSpaces, Picture, Pressable, Price } from '@/ui'
import { openProduct } from './openProduct'
import './SmallProduct.scss'

interface SmallProductProps {
  product: ProductCard
  /** One line between title and price. */
  children?: ReactNode
  eager?: boolean
}

/** A product in a row that scrolls sideways: picture, two lines of title, price. */
export function SmallProduct({ product, children, eager }: SmallProductProps) {
  return (
    <Pressable className="small-product" role="link" onTap={() => openProduct(product)}>
      <Picture src={product.picture} alt="" round eager={eager} />
      <View className={classes('small-product__title', hasSpaces(product.title) && 'small-product__title--words')}>
        {product.title}
      </View>
      {children}
      <View className="small-product__price">
        <Price fen={product.priceFen} />
      </View>
    </Pressable>
  )
}
