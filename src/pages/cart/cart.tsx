import { useDidShow } from '@tarojs/taro'
import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import { CartBar, CartContent, CartPanels, cartWords, CartTop, useCartOffers, useManaging } from '@/features/cart'
import { Recommended, recommendedInSight } from '@/features/product'
import { definePage } from '@/page'
import { go } from '@/routes'
import { stores } from '@/stores'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The cart, tab 2: the shopper's own, or the device's while nobody is logged in. */
function CartScreen() {
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
        {(held) => <CartContent cart={held} managing={managing} offers={offers} />}
      </StateView>
      <CartPanels offers={offers} />
    </Screen>
  )
}

export default definePage('cart', {
  body: CartScreen,
  skeleton: <Skeleton shape="cart" />,
  tabBar: <TabBarHost index={2} />
})
