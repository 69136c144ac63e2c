import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import { WholeCart } from '@/features/cart'
import { definePage } from '@/page'
import { Skeleton } from '@/ui'

export default definePage('cart', {
  body: () => <WholeCart />,
  skeleton: <Skeleton shape="cart" />,
  tabBar: <TabBarHost index={2} />
})
