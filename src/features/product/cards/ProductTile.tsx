import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract'
import { classes, hasSpaces, Picture, Pressable, Price } from '@/ui'
import { cardWords } from './messages'
import { ProductTags } from './ProductTags'
import { SoldCount } from './SoldCount'
import './ProductTile.scss'

interface ProductTileProps {
  product: ProductCard
  onTap: () => void
  /** Above the fold. */
  eager?: boolean
}

/** A product in two columns: square picture, two lines of title, tags, price, how many bought it. */
export const ProductTile = observer(function ProductTile({ product, onTap, eager }: ProductTileProps) {
  return (
    <Pressable className="product-tile" role="link" onTap={onTap}>
      <View className="ui-tile__picture">
        <Picture src={product.picture} alt="" eager={eager} />
        {product.inStock ? null : <Text className="ui-tile__gone">{cardWords('soldOut')}</Text>}
      </View>
      <View className="ui-tile__body">
        <View className={classes('ui-tile__title', hasSpaces(product.title) && 'ui-tile__title--words')}>
          {product.title}
        </View>
        <View className="ui-tile__tags">
          <ProductTags price={product} tags={product.tags} most={2} />
        </View>
        <View className="ui-tile__prices">
          <Price fen={product.priceFen} />
          {product.listPriceFen > product.priceFen ? <Price fen={product.listPriceFen} struck /> : null}
        </View>
        <SoldCount className="ui-tile__sold" count={product.soldCount} />
      </View>
    </Pressable>
  )
})
