import { shopParts } from './parts'

/** They lie in the package of the shop's page. */
export const { Closed, MissingShop, PlainHome, ShopActivities, ShopCoupons, ShopGoods } = shopParts
