import { sql } from 'kysely'
import type { Db } from '../../core/database/database'

/** SKUs of the demonstration that can't be bought: one whose product is off sale and one that is sold out, where there are. */
export async function notForSale(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sku_code: string }>`
    (select min(s.sku_code) as sku_code from sku s join product p on p.spu_code = s.spu_code where not p.on_sale)
    union all
    (select min(s.sku_code) from sku s join product p on p.spu_code = s.spu_code
      join stock t on t.sku_code = s.sku_code where p.on_sale and t.available <= 0)`.execute(db)
  return rows.flatMap(({ sku_code }) => sku_code ?? [])
}
