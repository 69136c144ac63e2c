import type { BodyOf, Cart, CartRow, DataOf, SkuRow } from '../../../../contract'
import type { BundleRule } from '../../../../domain/goods/bundle'
import { MAX_CART_LINES, groupByShop, mergeCarts } from '../../../../domain/checkout/cart'
import {
  DEFAULT_SKU_STOCK_LIMIT,
  piecesBeside,
  quantityLimit,
  type LimitedLine,
  type QuantityFacts,
  type QuantityLimit
} from '../../../../domain/goods/stock'
import type { Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { systemParameter } from '../masterdata'
import { bundlesWith, giftsWith, skusByCode, toGiftRule } from '../product'
import * as store from './store'

export /** DEFAULT_SKU_STOCK_LIMIT of the site, 200 when it has no usable value (spec 7.3). */
const skuStockLimit = async (db: Db): Promise<number> =>
  stockLimitOf(await systemParameter(db, 'DEFAULT_SKU_STOCK_LIMIT'))

/** The same out of what its owner typed. */
export function stockLimitOf(input: string | null | undefined): number {
  const value = Number(input)
  return Number.isInteger(value) && value > 0 ? value : DEFAULT_SKU_STOCK_LIMIT
}

/** Returns what bounds the quantity of a SKU in a cart. */
export const factsOf = (sku: SkuRow, stockLimit: number): QuantityFacts => ({
  available: sku.available,
  ...(sku.purchaseLimit === undefined ? {} : { purchaseLimit: sku.purchaseLimit }),
  bought: sku.bought,
  stockLimit
})

/** Says which limit a wish for more met. */
export function overLimit(sku: SkuRow, { max, reason }: QuantityLimit): GatewayRefusal {
  if (sku.unsellable === 'DELISTED')
    return refusal('sku.delisted', `「${sku.title}」已下架`, `${sku.title} is no longer sold`)
  if (reason === 'STOCK') {
    return max === 0
      ? refusal('stock.short', `「${sku.title}」已售罄`, `${sku.title} is sold out`)
      : refusal('stock.short', `「${sku.title}」库存仅剩 ${max} 件`, `Only ${max} of ${sku.title} left`)
  }
  if (reason === 'LIMIT') {
    return max === 0
      ? refusal('limit.exceeded', `「${sku.title}」已达限购数量`, `You have reached the limit for ${sku.title}`)
      : refusal('limit.exceeded', `「${sku.title}」还可购买 ${max} 件`, `You may buy ${max} more of ${sku.title}`)
  }
  return refusal('limit.exceeded', `单次最多购买 ${max} 件`, `At most ${max} at a time`)
}

async function skuOf(db: Db, shopper: Asker, skuCode: string): Promise<SkuRow> {
  const sku = (await skusByCode(db, [skuCode], shopper)).get(skuCode)
  if (!sku) throw notFound('sku.delisted', '商品已下架', 'This product is no longer sold')
  return sku.row
}

/** Lines of the cart as their products' limits count them; only read for a product that has one. */
async function linesBeside(
  db: Db,
  shopper: Asker,
  { purchaseLimit }: SkuRow,
  records: readonly store.CartRecord[]
): Promise<LimitedLine[]> {
  if (purchaseLimit === undefined) return []
  const codes = records.map((record) => record.sku_code)
  const skus = await skusByCode(db, codes, shopper)
  return records.flatMap(({ sku_code, quantity }) => {
    const sku = skus.get(sku_code)?.row
    return sku ? [{ quantity, sku }] : []
  })
}

/** What of these rows costs less beside another of them. */
async function bundlesAmong(db: Db, rows: readonly CartRow[]): Promise<BundleRule[]> {
  if (rows.length < 2) return []
  const rules = await bundlesWith(
    db,
    rows.map(({ sku }) => sku.skuCode)
  )
  const products = new Set(rows.map(({ sku }) => sku.spuCode))
  return rules.filter(({ spuCode }) => products.has(spuCode))
}

/** The whole cart with today's prices and stock. A SKU that is not known any more is left out. */
export async function readCart(db: Db, shopper: Asker): Promise<Cart> {
  const records = await store.rowsOf(db, shopper.userId)
  const skus = await skusByCode(
    db,
    records.map((record) => record.sku_code),
    shopper
  )
  const rows = records.flatMap((record): CartRow[] => {
    const sku = skus.get(record.sku_code)?.row
    if (!sku) return []
    return [
      {
        rowId: record.row_id,
        quantity: record.quantity,
        selected: record.selected,
        addedPriceFen: record.added_price_fen,
        sku
      }
    ]
  })
  const sellable = rows.filter((row) => row.sku.unsellable === undefined)
  const bundles = await bundlesAmong(db, sellable)
  const skuList = sellable.flatMap(({ sku }) => skus.get(sku.skuCode) ?? [])
  const gifts = await giftsWith(db, skuList, shopper)
  return {
    shops: groupByShop(sellable),
    invalid: rows.filter((row) => row.sku.unsellable !== undefined),
    ...(bundles.length > 0 ? { bundles } : {}),
    ...(gifts.length > 0 ? { gifts: gifts.map(toGiftRule) } : {})
  }
}

/**
 * Puts pieces in; more than can be bought is refused with the limit that was met, or with `cut` as many go in as can
 * be, if any. Run it in a transaction.
 */
export async function addToCart(
  db: Db,
  shopper: Asker,
  wish: { skuCode: string; quantity: number; cut?: boolean }
): Promise<{ rowId: string; quantity: number }> {
  const sku = await skuOf(db, shopper, wish.skuCode)
  const records = await store.lockRowsOf(db, shopper.userId)
  const beside = piecesBeside(sku, await linesBeside(db, shopper, sku, records))
  const limit = quantityLimit({ ...factsOf(sku, await skuStockLimit(db)), beside })
  const before = records.find((record) => record.sku_code === wish.skuCode)
  if (!before && records.length >= MAX_CART_LINES) {
    throw refusal('cart.full', '购物车已满，请先清理', 'Your cart is full. Please remove something first')
  }
  const room = limit.max - (before?.quantity ?? 0)
  const quantity = wish.cut === true && room > 0 ? Math.min(wish.quantity, room) : wish.quantity
  const row = { userId: shopper.userId, skuCode: wish.skuCode, quantity, priceFen: sku.priceFen }
  const line = await store.addUp(db, { ...row, now: new Date(shopper.nowMs) }, limit.max)
  // the refusal says the shop's whole stock; for a purchase limit what is left beside the cart
  if (!line) throw overLimit(sku, limit.reason === 'LIMIT' ? { ...limit, max: Math.max(0, room) } : limit)
  return line
}

/** Merges a cart that was kept without login. Run it in a transaction. */
export async function mergeIntoCart(
  db: Db,
  shopper: Asker,
  incoming: BodyOf<'POST /o2cart/v1/carts/save-all'>['rows']
): Promise<DataOf<'POST /o2cart/v1/carts/save-all'>> {
  const mine = (await store.lockRowsOf(db, shopper.userId)).map((record) => ({
    skuCode: record.sku_code,
    quantity: record.quantity,
    selected: record.selected,
    addedPriceFen: record.added_price_fen
  }))
  const codes = [...mine, ...incoming].map((line) => line.skuCode)
  const skus = await skusByCode(db, [...new Set(codes)], shopper)
  const stockLimit = await skuStockLimit(db)
  const { lines, merged, adjusted } = mergeCarts(mine, incoming, (skuCode) => {
    const sku = skus.get(skuCode)?.row
    return sku && { ...sku, stockLimit }
  })
  const skuCodes = new Set(incoming.map((line) => line.skuCode))
  for (const line of lines.filter((candidate) => skuCodes.has(candidate.skuCode))) {
    await store.putRow(db, {
      userId: shopper.userId,
      ...line,
      priceFen: line.addedPriceFen,
      now: new Date(shopper.nowMs)
    })
  }
  return { merged, adjusted, count: await store.piecesOf(db, shopper.userId) }
}

type Change = BodyOf<'PUT /o2cart/v1/carts'>['rows'][number]

/** Changes lines of this shopper; one that is not theirs refuses all of it. */
export async function changeRows(db: Db, shopper: Asker, changes: readonly Change[]): Promise<Cart> {
  const stockLimit = await skuStockLimit(db)
  const rowIds = new Set((await store.lockRowsOf(db, shopper.userId)).map((record) => record.row_id))
  for (const isSelected of [true, false]) {
    const rowIds = changes.filter((change) => change.selected === isSelected).map((change) => change.rowId)
    await store.selectRows(db, shopper.userId, rowIds, isSelected)
  }
  for (const change of changes) {
    if (rowIds.has(change.rowId) && change.quantity === undefined && change.skuCode === undefined) continue
    const records = await store.lockRowsOf(db, shopper.userId)
    const record = records.find((candidate) => candidate.row_id === change.rowId)
    if (!record) throw notFound('cart.row-missing', '购物车中没有这件商品', 'This is no longer in your cart')
    if (change.skuCode !== undefined && change.skuCode !== record.sku_code) {
      await changeSku(db, shopper, { record, records, skuCode: change.skuCode, quantity: change.quantity, stockLimit })
    } else if (change.quantity !== undefined && change.quantity !== record.quantity) {
      await changeQuantity(db, shopper, { record, records, quantity: change.quantity, stockLimit })
    }
  }
  return readCart(db, shopper)
}

interface QuantityChange {
  record: store.CartRecord
  records: readonly store.CartRecord[]
  quantity: number
  stockLimit: number
}

/**
 * More than can be bought is refused; a smaller number that is still too much is cut to what is there. Who takes fewer
 * is not stopped by the product's other versions.
 */
async function changeQuantity(db: Db, shopper: Asker, change: QuantityChange): Promise<void> {
  const { record, quantity: wish, stockLimit } = change
  const sku = await skuOf(db, shopper, record.sku_code)
  const others = wish > record.quantity ? await linesBeside(db, shopper, sku, change.records) : []
  const limit = quantityLimit({ ...factsOf(sku, stockLimit), beside: piecesBeside(sku, others) })
  if (wish > limit.max && (wish > record.quantity || limit.max === 0)) throw overLimit(sku, limit)
  await store.updateRow(db, shopper.userId, record.row_id, { quantity: Math.min(wish, limit.max) })
}

interface SkuChange extends Omit<QuantityChange, 'quantity'> {
  skuCode: string
  quantity: number | undefined
}

/** Another SKU of the same product; when it is in the cart already the two lines become one. */
async function changeSku(db: Db, shopper: Asker, change: SkuChange): Promise<void> {
  const { record } = change
  const before = await skuOf(db, shopper, record.sku_code)
  const after = await skuOf(db, shopper, change.skuCode)
  if (before.spuCode !== after.spuCode) {
    throw refusal('cart.other-product', '只能更换同一商品的规格', 'Please choose another version of the same product')
  }
  const twin = change.records.find((candidate) => candidate.sku_code === change.skuCode)
  const others = change.records.filter((candidate) => candidate !== record)
  const beside = piecesBeside(after, await linesBeside(db, shopper, after, others))
  const limit = quantityLimit({ ...factsOf(after, change.stockLimit), beside })
  const wish = (change.quantity ?? record.quantity) + (twin?.quantity ?? 0)
  if (limit.max === 0 || (change.quantity !== undefined && wish > limit.max)) throw overLimit(after, limit)
  const quantity = Math.min(wish, limit.max)
  if (twin) await store.deleteRows(db, shopper.userId, [twin.row_id])
  await store.updateRow(db, shopper.userId, record.row_id, {
    sku_code: after.skuCode,
    quantity,
    added_price_fen: after.priceFen
  })
}
