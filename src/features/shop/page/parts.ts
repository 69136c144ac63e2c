/** What a shop shows on demand: its other tabs, its front without a decoration, and that it is closed. */
import { Closed } from './Closed'
import { PlainHome } from './PlainHome'
import { ShopActivities } from './ShopActivities'
import { ShopGoods } from './ShopGoods'

export const shopParts = { Closed, PlainHome, ShopActivities, ShopGoods }
