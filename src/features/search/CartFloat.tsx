import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Badge, Icon, Pressable } from '@/ui'
import { searchWords } from './messages'
import '@/ui/layout/layout.scss'
import './Results.scss'

/** The way to the cart over a list; goes last in the screen's body. */
export const CartFloat = observer(function CartFloat() {
  const { count } = stores.cart
  return (
    <View className="cart-float">
      <Pressable
        className="ui__row ui__justify-center cart-float__button"
        role="link"
        label={count > 0 ? `${searchWords('toCart')} ${stores.cart.badge}` : searchWords('toCart')}
        onTap={() => void go('cart')}
      >
        <Icon name="cart" size={22} color="ink" />
        <Badge count={count} corner />
      </Pressable>
    </View>
  )
})
