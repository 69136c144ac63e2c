import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { OWN_TENANT } from '../../core/tenant'
import type { Words } from '../../core/words'
import type { StoredStars } from './schema'

/** A shop with what its card says about it. */
export interface ShopRecord {
  shop_code: string
  name: Words
  slogan: Words
  logo: string
  self_operated: boolean
  product_count: number
  sold_count: number
  follower_count: number
  stars: StoredStars | null
  closed: boolean
}

/** The marks of those who follow a shop. */
const FOLLOWS = 'shop_follow'

/** Shops of the handle's tenant in their order: all, one, or these. */
export async function shops(db: Db, shopCode?: string | readonly string[]): Promise<ShopRecord[]> {
  const condition =
    shopCode === undefined
      ? sql`true`
      : typeof shopCode === 'string'
        ? sql`h.shop_code = ${shopCode}`
        : sql`h.shop_code = any(${[...shopCode]}::text[])`
  const result = await sql<ShopRecord>`
    select h.shop_code, h.name, h.slogan, h.logo, h.self_operated,
      sold.product_count, sold.sold_count, coalesce(m.count, 0) as follower_count, o.stars, o.closed_at is not null as closed
    from shop h cross join lateral (
      select count(*) as product_count, coalesce(sum(p.sold_count), 0) as sold_count
      from product p where p.shop_code = h.shop_code and p.on_sale
    ) sold
    left join shop_profile o on o.shop_code = h.shop_code
    left join mark_count m on m.kind = ${FOLLOWS} and m.thing = h.shop_code
    where ${condition}
    order by h.position`.execute(db)
  return result.rows
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

/** Gives a tenant without shops the own tenant's last one that the maker does not run itself. */
export async function giveShop(db: Db, tenant: string): Promise<void> {
  await sql`update shop set tenant = ${tenant}
    where shop_code = (select shop_code from shop where tenant = ${OWN_TENANT} and not self_operated
      order by position desc limit 1)
    and not exists (select from shop where tenant = ${tenant})`.execute(db)
}
