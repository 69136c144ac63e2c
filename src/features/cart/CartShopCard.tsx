import { Text, View } from '@tarojs/components'
import type { Cart, CartRow } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Checkbox, Icon, Pressable } from '@/ui'
import { CartLine } from './CartLine'
import { cartWords } from './messages'

interface CartShopCardProps {
  shop: Cart['shops'][number]
  isChecked: (row: CartRow) => boolean
  onCheck: (row: CartRow, checked: boolean) => void
  onCheckAll: (checked: boolean) => void
  onSpecs: (row: CartRow) => void
}

/** The lines of one shop, with a tick for all of them. */
export const CartShopCard = observer(function CartShopCard(props: CartShopCardProps) {
  const { shop, isChecked } = props
  const { shopCode, shopName: name } = shop
  return (
    <View className="cart-card">
      <View className="cart-card__head">
        <Checkbox
          className="cart-card__tick"
          checked={shop.rows.every(isChecked)}
          name={cartWords('selectShop', { name })}
          onChange={props.onCheckAll}
        />
        <Pressable
          className="cart-card__shop"
          role="link"
          label={cartWords('openShop', { name })}
          onTap={() => void go('productList', { shopCode, title: name })}
        >
          <Text className="cart-card__name">{name}</Text>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      </View>
      {shop.rows.map((row) => (
        <CartLine
          key={row.rowId}
          row={row}
          checked={isChecked(row)}
          onCheck={(checked) => props.onCheck(row, checked)}
          onSpecs={() => props.onSpecs(row)}
        />
      ))}
    </View>
  )
})
