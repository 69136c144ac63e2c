import { View } from '@tarojs/components'
import type { AskedProduct } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { classes, Picture, Pressable, Price } from '@/ui'
import { Text } from '@/ui/layout/Text'
import './ProductLine.scss'

interface ProductLineProps {
  product: AskedProduct
  /** Under its name. */
  note?: string | undefined
  /** In a card of its own question. */
  small?: boolean
}

/** The product that a question is about; a tap opens it. */
export const ProductLine = observer(function ProductLine({ product, note, small }: ProductLineProps) {
  const { spuCode, title, picture, priceFen } = product
  return (
    <Pressable
      className={classes('product-line', small && 'product-line--small')}
      role="link"
      onTap={() => void go('productDetail', { spuCode })}
    >
      <View className="ui__after-3 ui__fixed product-line__picture">
        <Picture src={picture} alt="" round eager />
      </View>
      <View className="ui__after-2 ui__grow">
        <Text size={3} tone="ink" weight="bold" tight lines={2} className="product-line__title">
          {title}
        </Text>
        {note === undefined ? null : (
          <Text size={2} tone="ink-3" className="product-line__note">
            {note}
          </Text>
        )}
      </View>
      <Price fen={priceFen} size="s" />
    </Pressable>
  )
})
