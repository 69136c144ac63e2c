import { shopParts } from './parts'

/** They lie in the package of the shop's page. */
export const { Closed, PlainHome, ShopActivities, ShopCoupons, ShopGoods } = shopParts
