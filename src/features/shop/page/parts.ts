/** What a shop shows on demand: its other tabs, its front without a decoration, and that it is closed; and its coupons. */
import { Closed } from './Closed'
import { PlainHome } from './PlainHome'
import { ShopActivities } from './ShopActivities'
import { ShopCoupons } from './ShopCoupons'
import { ShopGoods } from './ShopGoods'

export const shopParts = { Closed, PlainHome, ShopActivities, ShopCoupons, ShopGoods }
