import { Text, View } from '@tarojs/components'
import type { ShopCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { listed } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Card, Picture, Tag } from '@/ui'
import { productWords } from '../messages'
import './Description.scss'

/** Who sells it, and the way to all they sell. */
export const ShopLine = observer(function ShopLine({ shop }: { shop: ShopCard }) {
  const { shopCode, shopName } = shop
  return (
    <Card>
      <View className="shop-card">
        <Picture src={shop.logo} alt="" width={48} round fit="contain" />
        <View className="shop-card__words">
          <View className="shop-card__name">
            <Text className="shop-card__text">{shopName}</Text>
            {shop.selfOperated ? <Tag kind="brand">{productWords('selfOperated')}</Tag> : null}
          </View>
          <View className="shop-card__note">
            {listed([
              productWords('shopProducts', { count: soldCount(shop.productCount, currentLocale()) }),
              productWords('shopSold', { count: soldCount(shop.soldCount, currentLocale()) })
            ])}
          </View>
        </View>
        <Button
          kind="outline"
          size="s"
          label={`${shopName} ${productWords('enterShop')}`}
          onTap={() => void go('shop', { shopCode })}
        >
          {productWords('enterShop')}
        </Button>
      </View>
    </Card>
  )
})
