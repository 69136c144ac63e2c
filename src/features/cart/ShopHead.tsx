import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Checkbox, Icon, Pressable } from '@/ui'
import type { CartShop } from './items'
import { cartWords } from './messages'

interface ShopHeadProps {
  shop: CartShop
  /** Of every line of it. */
  checked: boolean
  onCheck: (shop: CartShop, checked: boolean) => void
}

/** Whose the lines below are, with a tick for all of them. */
export const ShopHead = observer(function ShopHead({ shop, checked, onCheck }: ShopHeadProps) {
  const { shopCode, shopName: name } = shop
  return (
    <View className="cart-piece cart-piece--first cart-head">
      <Checkbox
        className="cart-head__tick"
        checked={checked}
        name={cartWords('selectShop', { name })}
        onChange={(to) => onCheck(shop, to)}
      />
      <Pressable
        className="cart-head__shop"
        role="link"
        label={cartWords('openShop', { name })}
        onTap={() => void go('productList', { shopCode, title: name })}
      >
        <Text className="cart-head__name">{name}</Text>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
    </View>
  )
})
