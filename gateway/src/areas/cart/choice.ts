import { sql } from 'kysely'
import type { Db } from '../../core/database'

export interface SellableSku {
  skuCode: string
  shopCode: string
}

/** One SKU a product that anybody can buy several of, best sold first: what demonstration carts and orders hold. */
export async function sellableSkus(db: Db): Promise<SellableSku[]> {
  const { rows } = await sql<SellableSku>`
    select s.sku_code as "skuCode", p.shop_code as "shopCode"
    from product p
    join lateral (
      select k.sku_code from sku k join stock t on t.sku_code = k.sku_code
      where k.spu_code = p.spu_code and t.available >= 5 order by k.position limit 1
    ) s on true
    where p.on_sale and p.purchase_limit is null and cardinality(p.restricted_region_codes) = 0
    order by p.sold_count desc, p.spu_code`.execute(db)
  return rows
}
