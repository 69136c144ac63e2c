import type { CentreCoupon, DataOf, QueryOf } from '../../../../contract'
import { couponKind } from '../../../../domain/rewards/coupon'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { productCards } from '../product'
import { closesAt, couponMissing, nameOf, opensAt, ruleOf } from './service'
import * as store from './store'
import * as centre from './storeCentre'
import { openings } from './storeOpening'
import { countOwn } from './storeOwn'

/** Pictures beside one coupon, and beside the one that leads. */
const MOST_PICTURES = 3
const LEAD_PICTURES = 2
/** Names of categories that fit a line. */
const MOST_NAMES = 3

const rank = (state: CentreCoupon['state']): number =>
  state === 'AVAILABLE' || state === 'RECEIVED' ? 0 : state === 'SOON' ? 1 : 2

function stateOf(
  coupon: store.CouponRecord,
  receipt: { used: boolean } | undefined,
  now: Date
): CentreCoupon['state'] | undefined {
  if (receipt) return receipt.used ? 'USED' : 'RECEIVED'
  if (closesAt(coupon) <= now) return undefined
  if (opensAt(coupon) > now) return 'SOON'
  return coupon.left_over > 0 ? 'AVAILABLE' : 'SOLD_OUT'
}

/** These categories, those that make up the whole of one replaced by it: some are called by what only sets them apart. */
function wholesOf(codes: readonly string[], around: readonly centre.CategoryRecord[]): string[] {
  const parentOf = new Map(around.map(({ category_code: code, parent_code: parent }) => [code, parent]))
  const wholes = codes.map((code) => {
    const parent = parentOf.get(code)
    const siblings = around.filter(({ parent_code: of }) => of === parent)
    return parent && siblings.every((sibling) => codes.includes(sibling.category_code)) ? parent : code
  })
  return [...new Set(wholes)]
}

/** What its categories are called, as many as fit a line, and whether there are more. */
export async function scopesOf(
  db: Db,
  coupons: readonly Pick<store.CouponRecord, 'coupon_code' | 'category_codes'>[],
  locale: Locale
): Promise<Map<string, string>> {
  const around = await centre.categoriesAround(db, [
    ...new Set(coupons.flatMap((coupon) => coupon.category_codes ?? []))
  ])
  const names = new Map(around.map((category) => [category.category_code, category.name]))
  const isChinese = locale === 'zh-CN'
  return new Map(
    coupons.flatMap(({ coupon_code: code, category_codes: codes }) => {
      const own = wholesOf(codes ?? [], around).flatMap((category) => names.get(category) ?? [])
      const more = own.length > MOST_NAMES ? (isChinese ? '等' : ' and more') : ''
      const shown = own.slice(0, MOST_NAMES).map((words) => say(locale, words))
      return own.length > 0 ? [[code, shown.join(isChinese ? '、' : ', ') + more]] : []
    })
  )
}

/** Coupons with what the centre says of each. */
async function show(
  db: Db,
  { userId, locale, nowMs }: Visitor,
  coupons: readonly (store.OfferRecord & { state: CentreCoupon['state'] })[],
  receipts: ReadonlyMap<string, { endAt: Date }>
): Promise<CentreCoupon[]> {
  const scopes = await scopesOf(db, coupons, locale)
  const waits = userId === undefined ? new Set<string>() : await openings.all(db, userId)
  const narrow = coupons.filter((coupon) => coupon.category_codes ?? coupon.spu_codes)
  const pictures = await centre.picturesOf(
    db,
    narrow.map((coupon) => coupon.coupon_code),
    MOST_PICTURES
  )
  return coupons.map((coupon): CentreCoupon => {
    const code = coupon.coupon_code
    const scope = scopes.get(code)
    const ownEnd = receipts.get(code)?.endAt
    const all = coupon.left_over + coupon.given
    return {
      couponCode: code,
      name: nameOf(coupon, locale),
      ...ruleOf(coupon),
      ...(coupon.shop_name === null ? {} : { shopName: say(locale, coupon.shop_name) }),
      ...(scope === undefined ? {} : { scope }),
      state: coupon.state,
      receiveFrom: opensAt(coupon).getTime(),
      receiveUntil: closesAt(coupon).getTime(),
      ...(coupon.valid_days === null ? {} : { validDays: coupon.valid_days }),
      left: coupon.left_over,
      // at least one in a hundred of what is left shows
      leftPercent: all === 0 ? 0 : Math.ceil((coupon.left_over * 100) / all),
      pictures: pictures.get(code) ?? [],
      ...(ownEnd && ownEnd.getTime() > nowMs ? { ownEndAt: ownEnd.getTime() } : {}),
      ...(coupon.state === 'SOON' && waits.has(code) ? { reminded: true } : {})
    }
  })
}

async function receiptsOf(db: Db, userId: string | undefined) {
  return userId === undefined ? new Map<string, never>() : centre.receivedBy(db, userId)
}

/** Offers with their state, those of every shop first, then shop by shop; what can be had first. */
async function inOrder(db: Db, visitor: Visitor, places: ReadonlyMap<string, number>) {
  const own = await receiptsOf(db, visitor.userId)
  const now = new Date(visitor.nowMs)
  const place = (shopCode: string | null): number => (shopCode === null ? -1 : (places.get(shopCode) ?? places.size))
  const offers = (await store.offers(db, now, undefined)).flatMap((coupon) => {
    const state = stateOf(coupon, own.get(coupon.coupon_code), now)
    return state === undefined ? [] : [{ ...coupon, state }]
  })
  offers.sort((a, b) => place(a.shop_code) - place(b.shop_code) || rank(a.state) - rank(b.state))
  return { offers, own }
}

const placesOf = (shops: readonly centre.ShopRecord[]) => new Map(shops.map((shop, index) => [shop.shop_code, index]))

/** A page of the centre. */
export async function listCentre(
  db: Db,
  visitor: Visitor,
  query: QueryOf<'GET /o2mkt-b2c/v1/coupon-self/center-available'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/coupon-self/center-available'>> {
  const { kind, shopCode, page = 1, size = 10 } = query
  const { offers, own } = await inOrder(db, visitor, placesOf(await centre.shops(db)))
  const matches = offers.filter(
    (coupon) =>
      (kind === undefined || couponKind(ruleOf(coupon)) === kind) &&
      (shopCode === undefined || coupon.shop_code === shopCode)
  )
  const list = await show(db, visitor, matches.slice((page - 1) * size, page * size), own)
  return { list, total: matches.length, page, size }
}

/** What the centre has: the largest coupon of every shop that can be had, and the shops with how many they have. */
export async function centreArea(
  db: Db,
  visitor: Visitor
): Promise<DataOf<'GET /o2mkt-b2c/v1/pub/coupon/coupon-area'>> {
  const shops = await centre.shops(db)
  const { offers, own } = await inOrder(db, visitor, placesOf(shops))
  const open = offers.filter(({ state }) => state === 'AVAILABLE')
  const leading = open.find((coupon) => coupon.shop_code === null && couponKind(ruleOf(coupon)) === 'AMOUNT')
  const [lead = null] = leading ? await show(db, visitor, [leading], own) : []
  const pictures = leading
    ? await centre.picturesOf(db, [leading.coupon_code], LEAD_PICTURES)
    : new Map<string, string[]>()
  const counts = visitor.userId === undefined ? undefined : await countOwn(db, visitor.userId, new Date(visitor.nowMs))
  return {
    lead,
    leadPictures: leading ? (pictures.get(leading.coupon_code) ?? []) : [],
    shops: shops.flatMap((shop) => {
      if (!offers.some((coupon) => coupon.shop_code === shop.shop_code)) return []
      const count = open.filter((coupon) => coupon.shop_code === shop.shop_code).length
      return [{ shopCode: shop.shop_code, shopName: say(visitor.locale, shop.name), logo: shop.logo, count }]
    }),
    ...(counts ? { own: { usable: counts.usable, expiring: counts.expiring, expiringFen: counts.expiring_fen } } : {})
  }
}

/** One coupon as the centre shows it, whether or not it is on offer. */
export async function oneCoupon(db: Db, visitor: Visitor, couponCode: string): Promise<CentreCoupon | undefined> {
  const coupon = await store.offerWithShop(db, couponCode)
  if (!coupon) return undefined
  const own = await receiptsOf(db, visitor.userId)
  const state = stateOf(coupon, own.get(couponCode), new Date(visitor.nowMs)) ?? 'SOLD_OUT'
  const [view] = await show(db, visitor, [{ ...coupon, state }], own)
  return view
}

/** What a coupon can be used on. */
export async function couponGoodsOf(
  db: Db,
  visitor: Visitor,
  query: QueryOf<'GET /o2mkt-b2c/v1/coupon-self/coupon-available'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/coupon-self/coupon-available'>> {
  const coupon = await oneCoupon(db, visitor, query.couponCode)
  if (!coupon) throw couponMissing()
  const { rows, total } = await centre.productsOf(db, query.couponCode, query.size ?? 10)
  const codes = rows.map(({ spu_code }) => spu_code)
  const { locale, nowMs } = visitor
  return { coupon, list: await productCards(db, codes, { locale, nowMs }), total }
}
