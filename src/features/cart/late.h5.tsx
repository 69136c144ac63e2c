import { observer } from 'mobx-react-lite'
import { late } from '@/late'
import { stores } from '@/stores'
import { BottomBar } from '@/ui'

/** Once the cart is edited. */
export const LateManageBar = late('ManageBar', async () => (await import('./ManageBar')).ManageBar, {
  waiting: () => <BottomBar className="cart-bar">{null}</BottomBar>
})

const Notice = late('MergeNotice', async () => (await import('./MergeNotice')).MergeNotice)
/** When a merge left something out, which is seldom. */
export const LateMergeNotice = observer(() => (stores.cart.adjusted.length > 0 ? <Notice /> : null))
