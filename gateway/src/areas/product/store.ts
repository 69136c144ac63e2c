import { sql } from 'kysely'
import type { Db } from '../../core/database'
import type { Words } from '../../core/words'
import type { ShopFreight } from '../masterdata/schema'
import type { StoredAttribute } from './schema'

/** All that a cart, a settlement and an order need to know of a SKU, in one row. */
export interface SkuFacts {
  sku_code: string
  spu_code: string
  shop_code: string
  shop_name: Words
  title: Words
  picture: string
  attributes: StoredAttribute[]
  spec_values: Record<string, string>
  price_fen: number
  list_price_fen: number
  weight_grams: number
  flash_price_fen: number | null
  flash_start_hour: number | null
  flash_end_hour: number | null
  on_sale: boolean
  purchase_limit: number | null
  freight_class: 'PARCEL' | 'LARGE'
  restricted_region_codes: string[]
  restricted_reason: Words
  shop_freight: ShopFreight
  same_day_before_hour: number
  transit_days: number
  available: number
}

/** Facts of SKUs by code; unknown ones are left out, the order is not kept. */
export async function skuFacts(db: Db, skuCodes: readonly string[]): Promise<SkuFacts[]> {
  if (skuCodes.length === 0) return []
  const found = await sql<SkuFacts>`
    select s.sku_code, s.spu_code, p.shop_code, h.name as shop_name, p.title, s.picture, p.attributes, s.spec_values,
      s.price_fen, s.list_price_fen, s.weight_grams, s.flash_price_fen, s.flash_start_hour, s.flash_end_hour,
      p.on_sale, p.purchase_limit, p.freight_class, p.restricted_region_codes, p.restricted_reason,
      h.freight as shop_freight, h.same_day_before_hour, h.transit_days, coalesce(t.available, 0) as available
    from sku s
    join product p on p.spu_code = s.spu_code
    join shop h on h.shop_code = p.shop_code
    left join stock t on t.sku_code = s.sku_code
    where s.sku_code = any(${[...skuCodes]}::text[])`.execute(db)
  return found.rows
}

/** Adds to what the product screen says was sold. */
export async function addSold(db: Db, spuCode: string, quantity: number): Promise<void> {
  await sql`update product set sold_count = greatest(0, sold_count + ${quantity}) where spu_code = ${spuCode}`.execute(db)
}
