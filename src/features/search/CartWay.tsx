import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Badge, Icon, Pressable } from '@/ui'
import { searchWords } from './messages'
import '@/ui/layout/layout.scss'
import './Results.scss'

/** The way to the cart from a list, in the screen's bar: over the list it would hide a price. */
export const CartWay = observer(function CartWay() {
  const { count } = stores.cart
  return (
    <Pressable
      className="ui__row ui__justify-center ui__hit cart-way"
      role="link"
      label={count > 0 ? `${searchWords('toCart')} ${stores.cart.badge}` : searchWords('toCart')}
      onTap={() => void go('cart')}
    >
      <View className="cart-way__sign">
        <Icon name="cart" size={22} color="ink" />
        <Badge count={count} corner />
      </View>
    </Pressable>
  )
})
