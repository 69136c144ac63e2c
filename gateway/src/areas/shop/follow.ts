/** Following shops: as often as wished, with a coupon once for good. */
import type { BodyOf, DataOf, QueryOf } from '../../../../contract'
import { NEW_DAYS } from '../../../../domain/goods/shop'
import { DAY_MS } from '../../../../domain/spans'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { couponByCode, grant } from '../coupon'
import { foundShops } from './service'
import * as shops from './store'
import * as store from './storeFollow'

type Follow = DataOf<'POST /o2wl/v1/favorite/shop/decide-exist'>['list'][number]
type Given = DataOf<'POST /o2wl/v1/favorite/shop/save-all'>['coupons'][number]

/** What the coupon for following a shop is given for. */
const refOf = (shopCode: string): string => `follow ${shopCode}`

/** How a shopper stands to each of these shops, in their order; those that are not there are left out. */
export async function decide(db: Db, userId: string, shopCodes: readonly string[]): Promise<Follow[]> {
  if (shopCodes.length === 0) return []
  const codes = new Set(await shops.existingCodes(db, shopCodes))
  const follows = await store.follows.among(db, userId, shopCodes)
  const counts = await store.follows.counts(db, shopCodes)
  const gifts = await store.givenFor(db, userId, shopCodes.map(refOf))
  return shopCodes
    .filter((shopCode) => codes.has(shopCode))
    .map((shopCode) => ({
      shopCode,
      followed: follows.has(shopCode),
      given: gifts.has(refOf(shopCode)),
      followerCount: counts.get(shopCode) ?? 0
    }))
}

/** Gives the coupon for following a shop that has one; undefined: there is none now, or the shopper had it. */
async function giveFor(tx: Db, { userId, nowMs }: Omit<Asker, 'locale'>, shopCode: string): Promise<Given | undefined> {
  const couponCode = (await shops.profile(tx, shopCode))?.follow_coupon
  const coupon = couponCode ? await couponByCode(tx, couponCode) : undefined
  const now = new Date(nowMs)
  if (coupon === undefined || coupon.start_at > now || coupon.end_at <= now) return undefined
  const userCouponId = await grant(tx, { userId, couponCode: coupon.coupon_code, ref: refOf(shopCode), now })
  if (userCouponId === undefined) return undefined
  return { shopCode, userCouponId, amountFen: coupon.amount_fen, thresholdFen: coupon.threshold_fen }
}

/** Shops that one shopper follows at most. */
const MOST = 2000
/** What core/database/marks changes at once. */
const AT_ONCE = 500

async function followAll(
  tx: Db,
  shopper: Omit<Asker, 'locale'>,
  shopCodes: readonly string[]
): Promise<{ changed: string[]; coupons: Given[] }> {
  const { userId, nowMs } = shopper
  const codes = await shops.existingCodes(tx, shopCodes)
  const values = { created_at: new Date(nowMs) }
  const changed = await store.follows.set(
    tx,
    userId,
    codes.map((thing) => ({ thing, values }))
  )
  if ((await store.countFollowed(tx, userId)) > MOST) {
    throw refusal('shop.too-many', `最多关注 ${MOST} 家店铺`, `You can follow ${MOST} shops at most`)
  }
  const coupons: Given[] = []
  for (const shopCode of [...changed].sort()) {
    const coupon = await giveFor(tx, shopper, shopCode)
    if (coupon) coupons.push(coupon)
  }
  return { changed, coupons }
}

async function letGo(tx: Db, userId: string, shopCodes: readonly string[]): Promise<string[]> {
  const changes: string[] = []
  for (let index = 0; index < shopCodes.length; index += AT_ONCE) {
    changes.push(...(await store.follows.unset(tx, userId, shopCodes.slice(index, index + AT_ONCE))))
  }
  return changes
}

/** Follows shops or lets them go. What stands so already stays so; shops that are not there are left out. */
export function save(
  db: Db,
  shopper: Omit<Asker, 'locale'>,
  { shopCodes = [], favorite, all }: BodyOf<'POST /o2wl/v1/favorite/shop/save-all'>
): Promise<DataOf<'POST /o2wl/v1/favorite/shop/save-all'>> {
  const { userId, nowMs } = shopper
  if (all && (favorite || shopCodes.length > 0)) {
    throw invalid('不能一次关注全部店铺', 'Shops are followed by their codes')
  }
  return inTransaction(db, async (tx) => {
    if (favorite) {
      const { changed, coupons } = await followAll(tx, shopper, shopCodes)
      return { list: await decide(tx, userId, shopCodes), changed, coupons }
    }
    const exceptions = new Set(all?.exceptShopCodes)
    const codes = all
      ? (await store.followedCodes(tx, questionOf(userId, all, nowMs))).filter((code) => !exceptions.has(code))
      : shopCodes
    const changed = await letGo(tx, userId, codes)
    return { list: await decide(tx, userId, shopCodes), changed, coupons: [] }
  })
}

const questionOf = (
  userId: string,
  { filter, keyword = '' }: Pick<QueryOf<'GET /o2wl/v1/favorite/shop'>, 'filter' | 'keyword'>,
  nowMs: number
): store.FollowQuestion => ({
  userId,
  words: shops.escapeLike(keyword),
  filter,
  now: new Date(nowMs),
  since: new Date(nowMs - NEW_DAYS * DAY_MS)
})

/** A page of the shops that a shopper follows, with what is new there. */
export async function followedShops(
  db: Db,
  query: QueryOf<'GET /o2wl/v1/favorite/shop'>,
  { userId, nowMs, locale }: Asker
): Promise<DataOf<'GET /o2wl/v1/favorite/shop'>> {
  const { page = 1, size = 10 } = query
  const question = questionOf(userId, query, nowMs)
  const { rows, total, counts } = await store.followedPage(db, question, { page, size })
  const shopByCode = new Map(
    (
      await foundShops(
        db,
        rows.map((row) => row.shop_code),
        { locale, nowMs }
      )
    ).map((shop) => [shop.shopCode, shop])
  )
  const list = rows.flatMap((row) => {
    const shop = shopByCode.get(row.shop_code)
    if (shop === undefined) return []
    const news = { newCount: row.fresh, couponCount: row.coupons, flashCount: row.flash }
    return [{ ...shop, followedAt: row.created_at.getTime(), ...news }]
  })
  return { list, counts, total, page, size }
}
