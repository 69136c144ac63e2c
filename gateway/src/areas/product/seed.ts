import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import type { Category, Product, Sku } from '../../catalogue/goods'
import type { DemonstrationGift } from './demonstration'

/** Rows of one insert: enough to be quick, few enough to stay far below PostgreSQL's 65535 parameters. */
const BATCH = 200

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let index = 0; index < rows.length; index += BATCH) yield rows.slice(index, index + BATCH)
}

/** Writes the demonstration's categories, products, SKUs and stock. */
export async function seedProducts(core: Core): Promise<void> {
  const { categories, products, bundles = [], gifts = [] } = await core.catalogue()
  const now = core.clock.now()
  await addCategories(core.db, categories)
  const above = categoryPaths(categories)
  for (const batch of batches(products)) {
    await core.db
      .insertInto('product')
      .values(batch.map((product) => productRow(product, above.get(product.categoryCode) ?? [], now)))
      .execute()
  }
  const skus = products.flatMap((product) => product.skus.map((sku, position) => ({ product, sku, position })))
  for (const batch of batches(skus)) {
    await core.db
      .insertInto('sku')
      .values(batch.map(({ product, sku, position }) => skuRow(product.spuCode, sku, position)))
      .execute()
    await core.db
      .insertInto('stock')
      .values(batch.map(({ sku }) => ({ sku_code: sku.skuCode, available: sku.stock })))
      .execute()
  }
  const together = bundles.map(({ spuCode, skuCode, offFen }, position) => ({
    spu_code: spuCode,
    sku_code: skuCode,
    off_fen: offFen,
    position
  }))
  for (const batch of batches(together)) await core.db.insertInto('product_bundle').values(batch).execute()
  await addGifts(core.db, gifts, now)
}

async function addGifts(db: Db, gifts: readonly DemonstrationGift[], now: number): Promise<void> {
  if (gifts.length === 0) return
  const activities = gifts.map(({ activityCode, shopCode, spuCode, overFen, name, ...gift }, position) => ({
    activity_code: activityCode,
    position,
    shop_code: shopCode,
    spu_code: spuCode ?? null,
    over_fen: overFen,
    name: JSON.stringify(name),
    start_at: moment(now).subtract(1, 'day').toDate(),
    end_at: moment(now).add(gift.endsInDays, 'day').toDate(),
    restricted_region_codes: gift.restrictedRegionCodes ?? []
  }))
  await db.insertInto('gift_activity').values(activities).execute()
  const items = gifts.flatMap((gift) =>
    gift.items.map(({ skuCode, quantity }, position) => ({
      activity_code: gift.activityCode,
      position,
      sku_code: skuCode,
      left_over: quantity
    }))
  )
  await db.insertInto('gift_item').values(items).execute()
}

async function addCategories(db: Db, categories: readonly Category[]): Promise<void> {
  for (const batch of batches(categories)) {
    await db
      .insertInto('category')
      .values(
        batch.map((category) => ({
          category_code: category.categoryCode,
          parent_code: category.parentCode,
          level: category.level,
          position: category.position,
          name: JSON.stringify(category.name),
          picture: category.picture,
          banner: JSON.stringify(category.banner ?? null)
        }))
      )
      .execute()
  }
}

/** Each category with all above it, itself first. */
function categoryPaths(categories: readonly Category[]): Map<string, string[]> {
  const parents = new Map(categories.map((category) => [category.categoryCode, category.parentCode]))
  return new Map(
    categories.map(({ categoryCode }) => {
      const path: string[] = []
      for (let code: string | null | undefined = categoryCode; code && !path.includes(code); code = parents.get(code))
        path.push(code)
      return [categoryCode, path]
    })
  )
}

const productRow = (product: Product, categoryCodes: string[], now: number) => ({
  spu_code: product.spuCode,
  shop_code: product.shopCode,
  category_code: product.categoryCode,
  category_codes: categoryCodes,
  model: product.model,
  title: JSON.stringify(product.title),
  picture: product.pictures[0] ?? '',
  tags: JSON.stringify(product.tags),
  attributes: JSON.stringify(product.attributes),
  detail: JSON.stringify({
    subtitle: product.subtitle,
    services: product.services,
    parameters: product.parameters,
    parameterGroups: product.parameterGroups,
    descriptionHtml: product.descriptionHtml,
    pictures: product.pictures,
    viewerPictures: product.viewerPictures,
    video: product.video
  }),
  on_sale: product.onSale,
  sold_count: product.soldCount,
  listed_at: moment(now).subtract(product.listedDaysAgo, 'day').toDate(),
  purchase_limit: product.purchaseLimit ?? null,
  freight_class: product.freightClass,
  restricted_region_codes: product.restrictedRegionCodes,
  restricted_reason: JSON.stringify(product.restrictedReason),
  scenes: product.scenes as string[]
})

const skuRow = (spuCode: string, sku: Sku, position: number) => ({
  sku_code: sku.skuCode,
  spu_code: spuCode,
  position,
  spec_values: JSON.stringify(sku.values),
  attr_values: Object.entries(sku.values).map(([attrCode, valueCode]) => `${attrCode}:${valueCode}`),
  price_fen: sku.priceFen,
  list_price_fen: sku.listPriceFen,
  picture: sku.picture,
  share_picture: sku.sharePicture,
  weight_grams: sku.weightGrams
})
