import { sql } from 'kysely'
import type { RebateRate } from '../../../../domain/activity/rebate'
import type { Db } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { ShopFreight } from '../masterdata'
import type { LivePriceColumns, SessionColumns } from './price'
import type { StoredAttribute, StoredDetail, StoredTag } from './schema'
import { joinSession } from './storeCards'

/** All that a cart, a settlement and an order need to know of a SKU, in one row. */
export interface SkuFacts extends SessionColumns, LivePriceColumns {
  sku_code: string
  spu_code: string
  category_code: string
  shop_code: string
  shop_name: Words
  title: Words
  picture: string
  share_picture: string
  attributes: StoredAttribute[]
  spec_values: Record<string, string>
  price_fen: number
  list_price_fen: number
  weight_grams: number
  on_sale: boolean
  purchase_limit: number | null
  freight_class: 'PARCEL' | 'LARGE'
  restricted_region_codes: string[]
  restricted_reason: Words
  shop_freight: ShopFreight
  same_day_before_hour: number
  transit_days: number
  available: number
  /** Pieces of the product that the shopper who asks bought; 0 for nobody. */
  bought: number
  /** Whether any activity, running or not, gives something with it. */
  has_gifts: boolean
  /** What its product gives back in cash; null: nothing, or no moment was said. */
  rebate_rate: RebateRate | null
  /** The site's most pieces of a SKU at once, as its owner typed it; null: nothing usable is there. */
  stock_limit: string | null
}

/** Facts of SKUs by code, with the flash sale's session when a moment is said; unknown ones are left out, the order is not kept. */
export async function skuFacts(
  db: Db,
  skuCodes: readonly string[],
  userId?: string,
  nowMs?: number
): Promise<SkuFacts[]> {
  if (skuCodes.length === 0) return []
  const time = sql`${nowMs === undefined ? null : new Date(nowMs)}::timestamptz`
  const found = await sql<SkuFacts>`
    select s.sku_code, s.spu_code, p.category_code, p.shop_code, h.name as shop_name, p.title, s.picture, s.share_picture,
      p.attributes, s.spec_values,
      s.price_fen, s.list_price_fen, s.weight_grams,
      s.live_price_fen, s.live_room_code, s.live_start_at,
      p.on_sale, p.purchase_limit, p.freight_class, p.restricted_region_codes, p.restricted_reason,
      h.freight as shop_freight, h.same_day_before_hour, h.transit_days, coalesce(session.session_left, t.available, 0) as available,
      session.session_code, session.session_price_fen, session.session_start_at, session.session_end_at,
      coalesce(b.bought, 0) as bought,
      exists (select from gift_activity g
        where g.shop_code = p.shop_code and (g.spu_code is null or g.spu_code = s.spu_code)) as has_gifts,
      (select r.rate from rebate_offer r where r.spu_code = s.spu_code and r.start_at <= ${time}
        and (r.end_at is null or r.end_at > ${time}) order by r.start_at desc limit 1) as rebate_rate,
      (select default_value from system_parameter where code = 'DEFAULT_SKU_STOCK_LIMIT') as stock_limit
    from sku s
    join product p on p.spu_code = s.spu_code
    join shop h on h.shop_code = p.shop_code
    left join stock t on t.sku_code = s.sku_code
    ${joinSession(nowMs, userId)}
    left join product_bought b on b.spu_code = s.spu_code and b.user_id = ${userId ?? null}::text
    where s.sku_code = any(${[...skuCodes]}::text[])`.execute(db)
  return found.rows
}

/** Adds to what the product screen says was sold. */
export async function addSold(db: Db, spuCode: string, quantity: number): Promise<void> {
  await sql`update product set sold_count = greatest(0, sold_count + ${quantity}) where spu_code = ${spuCode}`.execute(
    db
  )
}

export interface CategoryRecord {
  category_code: string
  parent_code: string | null
  level: number
  name: Words
  picture: string
  banner: { title: Words; subtitle: Words; picture: string; categoryCode: string } | null
}

/** Every category, siblings in their order. */
export function categories(db: Db): Promise<CategoryRecord[]> {
  return db
    .selectFrom('category')
    .select(['category_code', 'parent_code', 'level', 'name', 'picture', 'banner'])
    .orderBy('level')
    .orderBy('position')
    .execute()
}

export interface ProductRecord {
  spu_code: string
  shop_code: string
  category_code: string
  model: string
  title: Words
  tags: StoredTag[]
  attributes: StoredAttribute[]
  detail: StoredDetail
  on_sale: boolean
  sold_count: number
  /** In their order. */
  sku_codes: string[]
}

export function productOf(db: Db, spuCode: string): Promise<ProductRecord | undefined> {
  return db
    .selectFrom('product')
    .select([
      sql<string[]>`array(select s.sku_code from sku s where s.spu_code = product.spu_code order by s.position)`.as(
        'sku_codes'
      ),
      'spu_code',
      'shop_code',
      'category_code',
      'model',
      'title',
      'tags',
      'attributes',
      'detail',
      'on_sale',
      'sold_count'
    ])
    .where('spu_code', '=', spuCode)
    .executeTakeFirst()
}

/** Codes of a product's SKUs, in their order. */
export async function skuCodesOf(db: Db, spuCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sku')
    .select('sku_code')
    .where('spu_code', '=', spuCode)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.sku_code)
}

/** A product's SKUs in their order, with what it tells of itself. */
export function versionsOf(db: Db, spuCode: string) {
  return db
    .selectFrom('sku')
    .innerJoin('product', 'product.spu_code', 'sku.spu_code')
    .select(['sku.sku_code', 'sku.spec_values', 'product.category_codes', 'product.detail'])
    .where('sku.spu_code', '=', spuCode)
    .orderBy('sku.position')
    .execute()
}

export interface RecommendQuestion {
  scene: string
  categoryCode?: string | undefined
  spuCode?: string | undefined
  shopCode?: string | undefined
}

/**
 * Products for a place: those of its scene first, then everything else on sale, so that the pages do not end before
 * the shop does. For a product, its own category comes first.
 */
export function recommendProducts(
  db: Db,
  { scene, categoryCode, spuCode, shopCode }: RecommendQuestion,
  page: Page
): Promise<Paged<{ spu_code: string }>> {
  const near = spuCode ?? ''
  const list = sql`from product p left join product near on near.spu_code = ${near}
    where p.on_sale and p.spu_code <> ${near}
    and (${categoryCode ?? null}::text is null or p.category_codes @> array[${categoryCode ?? ''}::text])
    and (${shopCode ?? null}::text is null or p.shop_code = ${shopCode ?? null})`
  const order = sql`coalesce(p.category_code = near.category_code, false) desc, (${scene}::text = any(p.scenes)) desc,
    p.sold_count desc, p.spu_code`
  return pageOfSql(db, { list, columns: sql`p.spu_code`, order }, page)
}
