import type { DataOf, QueryOf, ShopDetail, ShopFound } from '../../../../contract'
import { averageStars, NEW_DAYS, overallStars, STARS_DAYS, STARS_FROM, type Stars } from '../../../../domain/goods/shop'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { remembered } from '../../core/database/remembered'
import type { Reader } from '../../core/identity/asker'
import { say } from '../../core/words'
import { couponByCode } from '../coupon'
import { shops, toShopCard } from '../masterdata'
import { productCards } from '../product'
import { licenceNames } from './storeLicence'
import * as store from './store'

export const missing = () => notFound('shop.missing', '店铺不存在', 'We can’t find that shop')

/** The mean of all shops moves slowly: it is believed for a minute. */
const average = remembered(60_000, async (db) => averageStars(await store.allStars(db)))

const partsOf = ({ goods, delivery, service }: Omit<Stars, 'reviews'>) => ({
  goods,
  delivery,
  ...(service === null ? {} : { service })
})

async function starsOf(db: Db, stars: Stars | null): Promise<Pick<ShopDetail, 'stars'>> {
  if (stars === null || stars.reviews < STARS_FROM) return {}
  const mean = (await average(db)) ?? stars
  return {
    stars: { overall: overallStars(stars), ...partsOf(stars), reviews: stars.reviews, average: partsOf(mean) }
  }
}

async function followCouponOf(
  db: Db,
  couponCode: string | null,
  nowMs: number
): Promise<Pick<ShopDetail, 'followCoupon'>> {
  const coupon = couponCode === null ? undefined : await couponByCode(db, couponCode)
  if (coupon === undefined || coupon.start_at.getTime() > nowMs || coupon.end_at.getTime() <= nowMs) return {}
  return {
    followCoupon: {
      couponCode: coupon.coupon_code,
      amountFen: coupon.amount_fen,
      thresholdFen: coupon.threshold_fen
    }
  }
}

/** Everything a shop says of itself. */
export async function detail(db: Db, shopCode: string, { locale, nowMs }: Reader): Promise<ShopDetail> {
  const [shop] = await shops(db, shopCode)
  if (shop === undefined) throw missing()
  const profile = await store.profile(db, shopCode)
  const counts = await store.counts(db, shopCode, {
    since: new Date(nowMs - NEW_DAYS * DAY_MS),
    nowMs
  })
  const closedFor = profile?.closed_for ?? { zh: '', en: '' }
  return {
    ...toShopCard(shop, locale),
    ...(profile?.opened_on ? { openedOn: profile.opened_on } : {}),
    ...(profile?.place ? { place: say(locale, profile.place) } : {}),
    ...(profile?.phone ? { phone: profile.phone } : {}),
    categories: (await store.categories(db, shopCode)).map((row) => ({
      categoryCode: row.category_code,
      name: say(locale, row.name),
      picture: row.picture,
      count: row.count
    })),
    newCount: counts.fresh,
    flashCount: counts.flash,
    promises: (profile?.promises ?? []).map(({ kind, title, note }) => ({
      kind,
      title: say(locale, title),
      note: say(locale, note)
    })),
    ...(await starsOf(db, profile?.stars ?? null)),
    ...(await followCouponOf(db, profile?.follow_coupon ?? null, nowMs)),
    licences: (await licenceNames(db, shopCode)).map(({ kind, title }) => ({ kind, title: say(locale, title) })),
    ...(profile?.closed_at ? { closing: { since: profile.closed_at.getTime(), reason: say(locale, closedFor) } } : {})
  }
}

/** Shops with their best sellers, in the order of the codes. */
export async function foundShops(db: Db, shopCodes: readonly string[], asker: Reader): Promise<ShopFound[]> {
  if (shopCodes.length === 0) return []
  const records = new Map((await shops(db, shopCodes)).map((shop) => [shop.shop_code, shop]))
  const best = await store.bestSellers(db, shopCodes)
  const cards = new Map((await productCards(db, [...best.values()].flat(), asker)).map((card) => [card.spuCode, card]))
  return shopCodes.flatMap((shopCode) => {
    const shop = records.get(shopCode)
    if (shop === undefined) return []
    const products = (best.get(shopCode) ?? []).flatMap((code) => cards.get(code) ?? [])
    return [{ ...toShopCard(shop, asker.locale), products }]
  })
}

/** Open shops by words. */
export async function search(
  db: Db,
  query: QueryOf<'GET /o2srh/v1/pub/online-shop-list/search'>,
  asker: Reader
): Promise<DataOf<'GET /o2srh/v1/pub/online-shop-list/search'>> {
  const { page = 1, size = 10, keyword = '', exceptShopCode = '' } = query
  const question = { words: store.escapeLike(keyword), except: exceptShopCode }
  const { rows, total } = await store.findShops(db, question, { page, size })
  const codes = rows.map(({ shop_code }) => shop_code)
  return { list: await foundShops(db, codes, asker), total, page, size }
}

/** Shops whose stars one sweep counts. */
const AT_MOST = 20

/** Counts the stars of shops anew, each once an hour. */
export async function refreshStars({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const of = { before: new Date(now - HOUR_MS), from: new Date(now - STARS_DAYS * DAY_MS), now: new Date(now) }
  for (let round = 0; round < AT_MOST; round += 1) {
    if (!(await inTransaction(db, (tx) => store.countStars(tx, of)))) break
  }
}
