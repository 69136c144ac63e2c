import { View } from '@tarojs/components'
import type { ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { openProduct, SoldCount } from '@/features/product'
import { go } from '@/routes'
import { Card, Icon, Picture, Pressable, Price } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { recipeWords } from '../messages'

/** The appliance that it is cooked in: to be bought, or the shopper's own with its manual. */
export const CookWith = observer(function CookWith({ product, own }: { product: ProductCard; own: boolean }) {
  return (
    <Card flush>
      <Pressable
        className="ui__row ui__pad-3 ui__wide ui__left cook-with"
        role="link"
        onTap={() => (own ? void go('manualClassify', {}) : openProduct(product))}
      >
        <View className="cook-with__picture">
          <Picture src={product.picture} alt="" round />
        </View>
        <View className="ui__grow cook-with__body">
          <Text size={2} tone="ink-3">
            {recipeWords(own ? 'cookWithOwn' : 'cookWith')}
          </Text>
          <Text size={3} tone="ink" weight="bold" tight lines={2}>
            {product.title}
          </Text>
          {own ? null : (
            <Row align="baseline" wrap className="cook-with__price">
              <Price fen={product.priceFen} />
              <SoldCount className="cook-with__sold" count={product.soldCount} />
            </Row>
          )}
        </View>
        <Row size={3} tone="action" fixed>
          {recipeWords(own ? 'toManuals' : 'seeProduct')}
          <Icon name="right" size={14} />
        </Row>
      </Pressable>
    </Card>
  )
})
