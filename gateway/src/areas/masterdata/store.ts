import { sql } from 'kysely'
import type { Db } from '../../core/database'
import type { Words } from '../../core/words'

/** A shop with what its card says about it. */
export interface ShopRecord {
  shop_code: string
  name: Words
  slogan: Words
  logo: string
  self_operated: boolean
  product_count: number
  sold_count: number
}

/** The shops in their order, or one. */
export async function shops(db: Db, shopCode?: string): Promise<ShopRecord[]> {
  const found = await sql<ShopRecord>`
    select h.shop_code, h.name, h.slogan, h.logo, h.self_operated,
      count(p.spu_code) as product_count, coalesce(sum(p.sold_count), 0) as sold_count
    from shop h left join product p on p.shop_code = h.shop_code and p.on_sale
    where ${shopCode ?? null}::text is null or h.shop_code = ${shopCode ?? null}
    group by h.shop_code order by h.position`.execute(db)
  return found.rows
}

/** A system parameter's value; undefined when there is no such parameter. */
export async function systemParameter(db: Db, code: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('system_parameter')
    .select('default_value')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.default_value
}
