import { Text, View } from '@tarojs/components'
import type { ShopCard, ProductCard } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { openProduct } from '@/features/product'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { listed } from '@/lib/dots'
import { go } from '@/routes'
import { Button, Picture, Pressable, Price, Tag } from '@/ui'
import { followersText, starsText } from '../facts'
import { shopWords as t } from '../messages'
import { foundWords as found } from './messages'
import './ShopRow.scss'

interface ShopRowProps {
  shop: ShopCard & { products: readonly ProductCard[] }
  /** In place of the way in. */
  action?: ReactNode
  /** In place of how many goods it has, such as what is new there. */
  note?: ReactNode
}

/** A shop in a list: who it is, how it is judged, some of its goods, and the way in. */
export const ShopRow = observer(function ShopRow({ shop, action, note }: ShopRowProps) {
  const { shopCode, shopName, score } = shop
  const facts = [
    score === undefined ? undefined : t('score', { score: starsText(score) }),
    followersText(shop),
    note ? undefined : found('products', { count: soldCount(shop.productCount, currentLocale()) })
  ].filter((fact) => fact !== undefined)
  const enter = () => void go('shop', { shopCode })
  return (
    <View className="shop-row" role="listitem">
      <View className="shop-row__head">
        <Pressable className="shop-row__about" role="link" onTap={enter}>
          <View className="shop-row__logo">
            <Picture src={shop.logo} alt="" round />
          </View>
          <View className="shop-row__words">
            <View className="shop-row__name">
              <Text className="shop-row__text">{shopName}</Text>
              {shop.closed ? (
                <Tag kind="plain">{found('closed')}</Tag>
              ) : shop.selfOperated ? (
                <Tag kind="brand">{found('selfOperated')}</Tag>
              ) : null}
            </View>
            <View className="shop-row__facts">{listed(facts)}</View>
            {note}
          </View>
        </Pressable>
        {action ?? (
          <Button kind="outline" size="s" label={found('visitOf', { name: shopName })} onTap={enter}>
            {found('visit')}
          </Button>
        )}
      </View>
      {shop.products.length > 0 ? (
        <View className="shop-row__goods">
          {shop.products.map((product) => (
            <Pressable
              key={product.spuCode}
              className="shop-row__product"
              role="link"
              label={product.title}
              onTap={() => openProduct(product)}
            >
              <Picture src={product.picture} alt="" round />
              <View className="shop-row__price">
                <Price fen={product.priceFen} size="s" />
              </View>
            </Pressable>
          ))}
        </View>
      ) : null}
    </View>
  )
})
