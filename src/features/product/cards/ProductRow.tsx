import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract'
import { classes, hasSpaces, Picture, Pressable, Price } from '@/ui'
import { cardWords } from './messages'
import { ProductTags } from './ProductTags'
import { SoldCount } from './SoldCount'
import './ProductRow.scss'

interface ProductRowProps {
  product: ProductCard
  onTap: () => void
  /** Above the fold. */
  eager?: boolean
}

/** A product in one column: the tile's parts, picture at the left. */
export const ProductRow = observer(function ProductRow({ product, onTap, eager }: ProductRowProps) {
  return (
    <Pressable className="product-row" role="link" onTap={onTap}>
      <View className="ui-row__picture">
        <Picture src={product.picture} alt="" eager={eager} round />
        {product.inStock ? null : <Text className="ui-row__gone">{cardWords('soldOut')}</Text>}
      </View>
      <View className="ui-row__body">
        <View className={classes('ui-row__title', hasSpaces(product.title) && 'ui-row__title--words')}>
          {product.title}
        </View>
        <View className="ui-row__tags">
          <ProductTags price={product} tags={product.tags} most={3} />
        </View>
        <View className="ui-row__foot">
          <Price fen={product.priceFen} />
          {product.listPriceFen > product.priceFen ? <Price fen={product.listPriceFen} struck /> : null}
        </View>
        <SoldCount className="ui-row__note" count={product.soldCount} />
        <Text className="ui-row__note">{product.shopName}</Text>
      </View>
    </Pressable>
  )
})
