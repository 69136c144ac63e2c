/** What a shop shows on demand: its other tabs, its front without a decoration, and that it is closed or not there; and its coupons. */
import { Closed } from './Closed'
import { MissingShop } from './MissingShop'
import { PlainHome } from './PlainHome'
import { ShopActivities } from './ShopActivities'
import { ShopCoupons } from './ShopCoupons'
import { ShopGoods } from './ShopGoods'

export const shopParts = { Closed, MissingShop, PlainHome, ShopActivities, ShopCoupons, ShopGoods }
