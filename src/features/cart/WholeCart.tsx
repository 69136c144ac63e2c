import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Recommended, recommendedInSight } from '@/features/product'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Screen, StateView } from '@/ui'
import { CartBar } from './CartBar'
import { CartContent } from './CartContent'
import { CartPanels } from './CartPanels'
import { CartTop } from './CartTop'
import { cartWords } from './messages'
import { useCartOffers } from './useCartOffers'
import { useManaging } from './useManaging'
import '@/ui/screen/cartDrawing.scss'

/** All of the cart, the shopper's own, or the device's while nobody is logged in: of the tab, and of the page with a way back. */
export const WholeCart = observer(function WholeCart() {
  const { cart } = stores
  const { view, status, error } = cart
  const managing = useManaging()
  const offers = useCartOffers()
  const reload = () => Promise.all([cart.load(), offers.coupons.remote.reload()])
  useDidShow(() => void cart.load())
  const lines = cart.buyable.length + (view?.invalid.length ?? 0)
  return (
    <Screen
      titleCount={cart.count}
      footer={cart.buyable.length > 0 || managing.on ? <CartBar managing={managing} offers={offers} /> : undefined}
      onPullRefresh={reload}
    >
      <CartTop managing={managing} full={lines > 0} />
      <StateView
        remote={{ status, data: view, error, reload }}
        empty={{
          when: ({ shops, invalid }) => shops.length === 0 && invalid.length === 0,
          view: (
            <EmptyState
              drawing="cart"
              title={cartWords('emptyTitle')}
              note={cartWords('emptyNote')}
              action={{ label: cartWords('goShopping'), onTap: () => go('index') }}
            />
          )
        }}
        after={<Recommended scene="CART" title={cartWords('recommended')} eagerCount={recommendedInSight} />}
      >
        {(wholeCart) => <CartContent cart={wholeCart} managing={managing} offers={offers} />}
      </StateView>
      <CartPanels offers={offers} />
    </Screen>
  )
})
