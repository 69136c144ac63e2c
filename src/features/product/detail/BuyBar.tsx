import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { talkWithShop } from '@/features/talk'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Badge, BottomBar, Icon, Pressable } from '@/ui'
import { productWords } from '../messages'
import './Description.scss'

/** The ways home and to the cart, and the buttons. */
export const BuyBar = observer(function BuyBar({
  shopCode,
  skuCode,
  children
}: {
  /** The shop to chat with, and what the chat is opened with. */
  shopCode: string
  skuCode?: string | undefined
  children: ReactNode
}) {
  const { count, badge } = stores.cart
  return (
    <BottomBar>
      <View className="buy-bar__ways">
        <Pressable className="buy-bar__way" role="link" onTap={() => void go('index')}>
          <Icon name="home" size={20} />
          <Text>{productWords('home')}</Text>
        </Pressable>
        <Pressable
          className="buy-bar__way"
          role="link"
          onTap={() => void talkWithShop(shopCode, skuCode === undefined ? {} : { skuCode })}
        >
          <Icon name="headset" size={20} />
          <Text>{productWords('service')}</Text>
        </Pressable>
        <Pressable
          className="buy-bar__way"
          role="link"
          label={count > 0 ? `${productWords('cart')} ${badge}` : productWords('cart')}
          onTap={() => void go('cartInlay')}
        >
          <View className="buy-bar__icon">
            <Icon name="cart" size={20} />
            <Badge count={count} corner />
          </View>
          <Text>{productWords('cart')}</Text>
        </Pressable>
      </View>
      {children}
    </BottomBar>
  )
})
