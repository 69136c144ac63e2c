import type { BodyOf, DataOf, Favourite, QueryOf } from '../../../../contract'
import { couponUse, type CouponRule } from '../../../../domain/rewards/coupon'
import {
  changesOf,
  countedFavourites,
  isChanged,
  filterFavourites,
  MOST_FAVOURITES,
  rankOf,
  RESTORE_MS,
  type FavouriteFacts,
  type FavouriteFilter
} from '../../../../domain/goods/favourite'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import { invalid, notFound, refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { freeCoupons, listOffers, ruleOf } from '../coupon'
import { tellOfCheaper } from '../message'
import { skusByCode } from '../product'
import * as store from './store'

type Facts = FavouriteFacts & { record: store.FactsRecord }

/** Coupons that a shopper has, and those that they could receive; freight is no price of a piece. */
async function couponsFor(db: Db, { userId, locale, nowMs }: Asker): Promise<{ rule: CouponRule; own: boolean }[]> {
  const now = new Date(nowMs)
  const own = await freeCoupons(db, userId, now)
  const offers = await listOffers(db, { nowMs: now.getTime(), locale, userId })
  return [
    ...own.map((coupon) => ({ rule: ruleOf(coupon), own: true })),
    ...offers.filter(({ state }) => state === 'AVAILABLE').map((rule) => ({ rule, own: false }))
  ].filter(({ rule }) => rule.benefit !== 'FREIGHT')
}

function bestCoupon(
  { shop_code, spu_code, category_code, price_fen, regular_fen }: store.FactsRecord,
  coupons: readonly { rule: CouponRule; own: boolean }[],
  nowMs: number
): { couponFen: number; couponOwn: boolean } {
  if (shop_code === null || category_code === null || price_fen === null) return { couponFen: 0, couponOwn: false }
  const goods = {
    shopCode: shop_code,
    spuCode: spu_code,
    categoryCode: category_code,
    goodsFen: price_fen,
    ...(price_fen < (regular_fen ?? price_fen) ? { flash: true } : {})
  }
  let couponFen = 0
  let couponOwn = false
  for (const { rule, own } of coupons) {
    const { discountFen } = couponUse(rule, [goods], nowMs)
    couponFen = Math.max(couponFen, discountFen)
    couponOwn ||= own && discountFen > 0
  }
  return { couponFen, couponOwn }
}

/** Everything the shopper has kept, as the rules look at it. */
async function factsOf(db: Db, asker: Asker): Promise<Facts[]> {
  const records = await store.factsOf(db, asker.userId, asker.nowMs)
  const coupons = records.length === 0 ? [] : await couponsFor(db, asker)
  return records.map((record) => ({
    record,
    skuCode: record.sku_code,
    keptAt: record.kept_at.getTime(),
    keptFen: record.kept_fen,
    priceFen: record.price_fen ?? record.kept_fen,
    categoryCodes: record.category_codes ?? [],
    available: record.available ?? 0,
    gone: record.on_sale !== true,
    ...(record.least_fen === null || record.most_fen === null
      ? {}
      : { range: { leastFen: record.least_fen, mostFen: record.most_fen } }),
    ...(record.out_at === null ? {} : { outAt: record.out_at.getTime() }),
    ...(record.back_at === null ? {} : { backAt: record.back_at.getTime() }),
    ...bestCoupon(record, coupons, asker.nowMs)
  }))
}

function toRow(facts: Facts, skus: Awaited<ReturnType<typeof skusByCode>>, { locale, nowMs }: Asker): Favourite {
  const { record, skuCode, keptAt, keptFen, priceFen } = facts
  const sku = skus.get(skuCode)?.row
  return {
    skuCode,
    spuCode: record.spu_code,
    title: sku?.title ?? say(locale, record.title),
    picture: sku?.picture ?? record.picture,
    specs: sku?.specs ?? [],
    keptAt,
    keptFen,
    priceFen,
    listPriceFen: sku?.listPriceFen ?? priceFen,
    available: sku?.available ?? 0,
    ...(facts.gone
      ? { unsellable: 'DELISTED' as const }
      : facts.available <= 0
        ? { unsellable: 'OUT_OF_STOCK' as const }
        : {}),
    changed: isChanged(rankOf(facts, nowMs)),
    ...changesOf(facts, nowMs)
  }
}

/** How many of the first level's categories are among them, the commonest first. */
async function categoriesOf(db: Db, all: readonly Facts[], locale: Locale) {
  const counts = new Map<string, number>()
  for (const { categoryCodes } of all) {
    const first = categoryCodes.at(-1)
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  const names = await store.categoryNames(db, [...counts.keys()])
  return [...counts]
    .flatMap(([categoryCode, count]) => {
      const name = names.get(categoryCode)
      return name === undefined ? [] : [{ categoryCode, name: say(locale, name), count }]
    })
    .sort((a, b) => b.count - a.count || (a.categoryCode < b.categoryCode ? -1 : 1))
}

/** One page of favourites, and how many there are of each kind. */
export async function pageOfFavourites(
  db: Db,
  query: QueryOf<'GET /o2wl/v1/favorites/sku'>,
  asker: Asker
): Promise<DataOf<'GET /o2wl/v1/favorites/sku'>> {
  const { page = 1, size = 10, ...filter } = query
  const all = await factsOf(db, asker)
  const found = filterFavourites(all, filter, asker.nowMs)
  const shown = found.slice((page - 1) * size, page * size)
  const skus = await skusByCode(
    db,
    shown.map(({ skuCode }) => skuCode),
    asker
  )
  return {
    list: shown.map((facts) => toRow(facts, skus, asker)),
    total: found.length,
    page,
    size,
    ...countedFavourites(all, asker.nowMs),
    categories: await categoriesOf(db, all, asker.locale)
  }
}

export interface Choice {
  skuCodes?: string[]
  among?: FavouriteFilter & { without: string[] }
}

/** The favourites that a choice means, as the rules look at them, in the order of the list. */
export async function chooseFacts(db: Db, { skuCodes, among }: Choice, asker: Asker): Promise<Facts[]> {
  if (skuCodes === undefined && among === undefined) throw choiceMissing()
  const named = new Set(skuCodes)
  const without = new Set(among?.without)
  const all = filterFavourites(await factsOf(db, asker), among ?? {}, asker.nowMs)
  return all.filter(({ skuCode }) => named.has(skuCode) || (among !== undefined && !without.has(skuCode)))
}

const choiceMissing = () => invalid('请选择商品', 'The request is not valid: skuCodes or among must be there')

async function keepAll(db: Db, skuCodes: readonly string[], asker: Asker): Promise<number> {
  const skus = await skusByCode(db, skuCodes, asker)
  if (skus.size === 0) throw notFound('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
  if ((await store.countOf(db, asker.userId)) + skus.size > MOST_FAVOURITES) {
    throw refusal(
      'favorite.too-many',
      `最多收藏 ${MOST_FAVOURITES} 件商品，请先清理一些`,
      `You can keep ${MOST_FAVOURITES} favourites. Please remove some first`
    )
  }
  const known = skuCodes.flatMap((skuCode) => skus.get(skuCode) ?? [])
  const records = known.map(({ row, facts }, index) => ({
    user_id: asker.userId,
    sku_code: row.skuCode,
    spu_code: row.spuCode,
    // in the order in which they were named, the first on top
    kept_at: new Date(asker.nowMs - index),
    kept_fen: row.priceFen,
    title: facts.title,
    picture: row.picture,
    out_at: row.unsellable === 'OUT_OF_STOCK' ? new Date(asker.nowMs) : null,
    back_at: null
  }))
  return store.keep(db, asker.userId, records)
}

/** Keeps SKUs or lets favourites go, as wished; asked twice it is as asked. */
export function setFavourites(
  db: Db,
  body: BodyOf<'POST /o2wl/v1/favorites/sku/save-all'>,
  asker: Asker
): Promise<DataOf<'POST /o2wl/v1/favorites/sku/save-all'>> {
  return inTransaction(db, async (tx) => {
    const { favorite, skuCodes } = body
    const { userId, nowMs } = asker
    if (favorite) {
      if (skuCodes === undefined) throw choiceMissing()
      const changed = await keepAll(tx, [...new Set(skuCodes)], asker)
      return { favorite, changed, total: await store.countOf(tx, userId) }
    }
    const codes =
      body.among === undefined ? skuCodes : (await chooseFacts(tx, body, asker)).map(({ skuCode }) => skuCode)
    if (codes === undefined) throw choiceMissing()
    const changed = await store.letGo(tx, userId, codes, new Date(nowMs))
    return { favorite, changed, total: await store.countOf(tx, userId), ...(changed > 0 ? { takenAt: nowMs } : {}) }
  })
}

/** Brings back what went at a moment, as it was kept; what was kept anew meanwhile stays. */
export function restore(
  db: Db,
  { takenAt }: BodyOf<'POST /o2wl/v1/favorites/sku/restore'>,
  { userId, nowMs }: Asker
): Promise<DataOf<'POST /o2wl/v1/favorites/sku/restore'>> {
  return inTransaction(db, async (tx) => {
    // a moment that is no longer, or not yet, brings back nothing
    const inTime = takenAt <= nowMs && nowMs - takenAt <= RESTORE_MS
    const changed = inTime ? await store.keep(tx, userId, await store.takeBack(tx, userId, new Date(takenAt))) : 0
    return { changed, total: await store.countOf(tx, userId) }
  })
}

/** Codes of one question. */
const MOST_ASKED = 100

export async function decideExist(
  db: Db,
  userId: string,
  query: QueryOf<'GET /o2wl/v1/favorites/sku/decide-exist'>
): Promise<DataOf<'GET /o2wl/v1/favorites/sku/decide-exist'>> {
  const codes = [...new Set(query.skuCodes.split(',').filter(Boolean))]
  if (codes.length > MOST_ASKED)
    throw invalid('一次最多查询 100 件', 'The request is not valid: skuCodes may name 100 at most')
  const kept = await store.keptAmong(db, userId, codes)
  return { list: codes.filter((code) => kept.has(code)) }
}

/** Tells owners of what is cheaper than when they kept it, once for each lower price; one transaction each. */
async function tellCheaper({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  await eachDue(
    db,
    (tx) => store.takeCheaper(tx, clock.now()),
    (tx, kept) => {
      const { kept_fen: keptFen, told_fen: priceFen, kept_at: keptAt } = kept
      return tellOfCheaper(tx, kept.user_id, { facts: kept, keptFen, priceFen, keptAt }, clock.date())
    }
  )
}

/** Notes what is sold out or back of what is kept, tells of what is cheaper, and forgets what can't be brought back any more. */
export async function sweep({ db, clock }: Core): Promise<void> {
  const now = clock.now()
  await store.noteStock(db, new Date(now))
  await tellCheaper({ db, clock })
  await store.forgetTaken(db, new Date(now - RESTORE_MS))
}
