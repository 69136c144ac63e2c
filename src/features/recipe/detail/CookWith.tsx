import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct } from '@/features/product'
import { go } from '@/routes'
import { Card, Icon, Picture, Pressable, Price, SoldCount } from '@/ui'
import { recipeWords } from '../messages'

/** The appliance that it is cooked in: to be bought, or the shopper's own with its manual. */
export const CookWith = observer(function CookWith({ product, own }: { product: ProductCard; own: boolean }) {
  return (
    <Card flush>
      <Pressable
        className="cook-with"
        role="link"
        onTap={() => (own ? void go('manualClassify', {}) : openProduct(product))}
      >
        <View className="cook-with__picture">
          <Picture src={product.picture} alt="" round />
        </View>
        <View className="cook-with__body">
          <View className="cook-with__lead">{recipeWords(own ? 'cookWithOwn' : 'cookWith')}</View>
          <View className="cook-with__title">{product.title}</View>
          {own ? null : (
            <View className="cook-with__price">
              <Price fen={product.priceFen} />
              <SoldCount className="cook-with__sold" count={product.soldCount} />
            </View>
          )}
        </View>
        <View className="cook-with__way">
          {recipeWords(own ? 'toManuals' : 'seeProduct')}
          <Icon name="right" size={14} />
        </View>
      </Pressable>
    </Card>
  )
})
