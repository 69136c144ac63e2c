import type { ShopCard } from '../../../../contract'
import { overallStars, STARS_FROM } from '../../../../domain/goods/shop'
import type { Db } from '../../core/database/database'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** Shops as cards; one when `shopCode` is given, none when it is unknown. */
export async function shopCards(db: Db, locale: Locale, shopCode?: string): Promise<ShopCard[]> {
  return (await store.shops(db, shopCode)).map((shop) => toShopCard(shop, locale))
}

/** Returns a shop as its card shows it. */
export const toShopCard = (shop: store.ShopRecord, locale: Locale): ShopCard => ({
  shopCode: shop.shop_code,
  shopName: say(locale, shop.name),
  logo: shop.logo,
  slogan: say(locale, shop.slogan),
  productCount: shop.product_count,
  soldCount: shop.sold_count,
  selfOperated: shop.self_operated,
  followerCount: shop.follower_count,
  ...(shop.stars !== null && shop.stars.reviews >= STARS_FROM ? { score: overallStars(shop.stars) } : {}),
  ...(shop.closed ? { closed: true as const } : {})
})
