import type { Category, DataOf, GiftRule, ProductDetail, QueryOf, SkuRow } from '../../../../contract'
import { arrivalDay, isInRegions, shopFreight } from '../../../../domain/orders/freight'
import { multiplyFen } from '../../../../domain/money/money'
import { stockStatus } from '../../../../domain/goods/stock'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Visitor } from '../../core/identity/asker'
import { regions } from '../../core/places/regions'
import { remembered } from '../../core/database/remembered'
import { videoIn } from '../../catalogue/video'
import { say, type Locale } from '../../core/words'
import { shops, toShopCard } from '../masterdata'
import { remindersOf } from '../moment'
import { productCards } from './storeCards'
import { giftsWith, toGiftRule } from './gifts'
import { skusByCode } from './sku-rows'
import * as store from './store'
import { bundleOf } from './storeBundles'

/** The answer for a product or a SKU that nobody knows. */
export const missingProduct = (): GatewayRefusal =>
  refusal('product.missing', '商品不存在或已下架', 'That product is no longer sold')
const missingSku = (): GatewayRefusal => refusal('sku.missing', '商品不存在或已下架', 'That product is no longer sold')

/** Name, logo and figures of a shop, which counts all of its products, may be this many ms old. */
const knownShops = remembered(5000, (db) => shops(db))

/** One product with its SKUs at this moment's prices; a delisted one too, with `onSale` false. */
export async function productDetail(db: Db, spuCode: string, question: Visitor): Promise<ProductDetail> {
  const { locale } = question
  const product = await store.productOf(db, spuCode)
  if (product === undefined) throw missingProduct()
  const { sku_codes: codes } = product
  const skus = await skusByCode(db, codes, question)
  const reminders =
    question.userId === undefined ? new Map<string, number>() : await remindersOf(db, question.userId, codes)
  const shop = (await knownShops(db)).find(({ shop_code: code }) => code === product.shop_code)
  if (shop === undefined) throw missingProduct()
  const gifts = await giftsWith(db, [...skus.values()], question)
  const { detail } = product
  return {
    spuCode: product.spu_code,
    title: say(locale, product.title),
    subtitle: say(locale, detail.subtitle),
    categoryCode: product.category_code,
    onSale: product.on_sale,
    pictures: detail.pictures,
    ...(detail.viewerPictures === undefined ? {} : { viewerPictures: detail.viewerPictures }),
    ...videoIn(detail.video, locale),
    tags: product.tags.map((tag) => ({ text: say(locale, tag.text), kind: tag.kind })),
    soldCount: product.sold_count,
    services: detail.services.map(({ title, note }) => ({ title: say(locale, title), note: say(locale, note) })),
    parameters: detail.parameters.map(({ name, value }) => ({ name: say(locale, name), value: say(locale, value) })),
    descriptionHtml: say(locale, detail.descriptionHtml),
    attributes: product.attributes.map((attribute) => ({
      attrCode: attribute.attrCode,
      name: say(locale, attribute.name),
      values: attribute.values.map((value) => ({
        valueCode: value.valueCode,
        name: say(locale, value.name),
        ...(value.swatch === undefined ? {} : { swatch: value.swatch })
      }))
    })),
    skus: codes.flatMap((code) => {
      const sku = skus.get(code)
      return sku === undefined ? [] : [toProductSku(sku.row, sku.facts, reminders.get(code))]
    }),
    ...(gifts.length > 0 ? { gifts: gifts.map(toGiftRule) } : {}),
    shop: toShopCard(shop, locale)
  }
}

const toProductSku = (
  row: SkuRow,
  facts: store.SkuFacts,
  remindedOf: number | undefined
): ProductDetail['skus'][number] => ({
  skuCode: row.skuCode,
  specs: row.specs,
  picture: row.picture,
  ...(facts.share_picture === '' ? {} : { sharePicture: facts.share_picture }),
  // The price outside the flash window: the screen stays open over the window's end and counts with both.
  priceFen: facts.price_fen,
  listPriceFen: row.listPriceFen,
  ...(row.flash === undefined ? {} : { flash: row.flash }),
  ...(row.flash !== undefined && row.flash.startAt === remindedOf ? { reminded: true as const } : {}),
  available: row.available,
  ...(row.purchaseLimit === undefined ? {} : { purchaseLimit: row.purchaseLimit }),
  bought: row.bought
})

/** The category tree, three levels; a level without anything under it is left out. */
export async function categoryTree(db: Db, locale: Locale): Promise<Category[]> {
  const all = await store.categories(db)
  const under = (code: string): store.CategoryRecord[] => all.filter((category) => category.parent_code === code)
  return all
    .filter((category) => category.level === 1)
    .map((top) => ({
      categoryCode: top.category_code,
      name: say(locale, top.name),
      ...(top.banner === null
        ? {}
        : {
            banner: {
              title: say(locale, top.banner.title),
              subtitle: say(locale, top.banner.subtitle),
              picture: top.banner.picture,
              categoryCode: top.banner.categoryCode
            }
          }),
      groups: under(top.category_code)
        .map((group) => ({
          categoryCode: group.category_code,
          name: say(locale, group.name),
          children: under(group.category_code).map((leaf) => ({
            categoryCode: leaf.category_code,
            name: say(locale, leaf.name),
            picture: leaf.picture
          }))
        }))
        .filter((group) => group.children.length > 0)
    }))
    .filter((top) => top.groups.length > 0)
}

/** A page of recommendations. */
export async function recommend(
  db: Db,
  query: QueryOf<'GET /o2pcm/v1/pub/product/recommend'>,
  question: { locale: Locale; nowMs: number }
): Promise<DataOf<'GET /o2pcm/v1/pub/product/recommend'>> {
  const { page = 1, size = 10 } = query
  const { rows, total } = await store.recommendProducts(db, query, { page, size })
  const codes = rows.map(({ spu_code }) => spu_code)
  return { list: await productCards(db, codes, question), total, page, size }
}

async function oneSku(db: Db, skuCode: string, question: Visitor): Promise<{ row: SkuRow; facts: store.SkuFacts }> {
  const sku = (await skusByCode(db, [skuCode], question)).get(skuCode)
  if (sku === undefined) throw missingSku()
  return sku
}

/** Freight of a quantity of one SKU to a region, and the day it arrives. */
export async function freight(
  db: Db,
  query: { skuCode: string; quantity: number; regionCode: string },
  question: Visitor
): Promise<DataOf<'GET /o2pcm/v1/pub/product/calculate-freight'>> {
  demandRegion(query.regionCode)
  const { row, facts } = await oneSku(db, query.skuCode, question)
  const goods = {
    goodsFen: multiplyFen(row.priceFen, query.quantity),
    parcel: facts.freight_class === 'PARCEL'
  }
  const transit = {
    sameDayBeforeHour: facts.same_day_before_hour,
    transitDays: facts.transit_days,
    remoteRegionCodes: facts.shop_freight.remoteRegionCodes
  }
  return {
    freightFen: shopFreight(facts.shop_freight, goods, query.regionCode),
    freeFromFen: facts.shop_freight.freeFromFen,
    arrivesOn: arrivalDay(question.nowMs, transit, query.regionCode, facts.freight_class === 'LARGE')
  }
}

function demandRegion(regionCode: string): void {
  if (!regions().has(regionCode)) throw refusal('region.unknown', '请选择所在地区', 'Please choose the region')
}

/** Whether a SKU may be sold to a region. */
export async function restriction(
  db: Db,
  query: { skuCode: string; regionCode: string },
  question: Visitor
): Promise<DataOf<'GET /o2pcm/v1/pub/product/restricted-sale'>> {
  demandRegion(query.regionCode)
  const { facts } = await oneSku(db, query.skuCode, question)
  const restricted = isInRegions(query.regionCode, facts.restricted_region_codes)
  return restricted ? { restricted, reason: say(question.locale, facts.restricted_reason) } : { restricted }
}

/** A question for stock: the shop that sells it, the region it goes to, and the time: a session has its own pieces. */
interface Where {
  shopCode?: string
  regionCode?: string
  nowMs: number
}

/** How SKUs stand, in the order asked for: one of another shop, not sold to the region, or no longer, has nothing there. */
export async function stockIn(
  db: Db,
  skuCodes: readonly string[],
  { shopCode, regionCode, nowMs }: Where
): Promise<DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-status'>['list']> {
  if (regionCode !== undefined) demandRegion(regionCode)
  const facts = new Map((await store.skuFacts(db, skuCodes, undefined, nowMs)).map((fact) => [fact.sku_code, fact]))
  return skuCodes.map((skuCode) => {
    const sku = facts.get(skuCode)
    const isOnSale = sku?.on_sale === true && (shopCode === undefined || sku.shop_code === shopCode)
    const available = isOnSale ? sku.available : 0
    const isBarred = sku && regionCode !== undefined && isInRegions(regionCode, sku.restricted_region_codes)
    return isBarred
      ? { skuCode, status: 'RESTRICTED', available: 0 }
      : { skuCode, status: stockStatus(available), available }
  })
}

/** Whether as many pieces can be bought, by the same rule, in the order asked for. */
export async function verifyIn(
  db: Db,
  rows: readonly { skuCode: string; quantity: number }[],
  where: Where
): Promise<DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-verify'>['list']> {
  const stock = await stockIn(
    db,
    rows.map(({ skuCode }) => skuCode),
    where
  )
  return stock.map(({ skuCode, available }, index) => ({
    skuCode,
    enough: available >= (rows[index]?.quantity ?? Infinity),
    available
  }))
}

/** SKUs as a cart shows them, in the order asked for, and what is given along; unknown codes are left out. */
export async function skuRows(
  db: Db,
  skuCodes: readonly string[],
  question: Visitor
): Promise<{ list: SkuRow[]; gifts: GiftRule[] }> {
  const skus = await skusByCode(db, skuCodes, question)
  const gifts = await giftsWith(db, [...skus.values()], question)
  return { list: skuCodes.flatMap((code) => skus.get(code)?.row ?? []), gifts: gifts.map(toGiftRule) }
}

/** What is often bought with a product; what can't be bought now is left out. */
export async function bundle(
  db: Db,
  spuCode: string,
  question: Visitor
): Promise<DataOf<'GET /o2pcm/v1/pub/product/bundle'>['list']> {
  const rules = await bundleOf(db, spuCode)
  const skus = await skusByCode(
    db,
    rules.map(({ skuCode }) => skuCode),
    question
  )
  return rules.flatMap(({ skuCode, offFen }) => {
    const sku = skus.get(skuCode)?.row
    return sku === undefined || sku.unsellable ? [] : [{ sku, offFen }]
  })
}
