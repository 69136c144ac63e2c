import { sql } from 'kysely'
import type { Stars } from '../../../../domain/goods/shop'
import type { Db } from '../../core/database/database'
import { pageAtOnceOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { StoredPromise } from '../masterdata'
import { flashOpen } from '../product'

/** What a shop says of itself; a shop without a profile says nothing. */
export interface ProfileRecord {
  opened_on: string | null
  place: Words | null
  phone: string | null
  promises: StoredPromise[]
  follow_coupon: string | null
  stars: Stars | null
  closed_at: Date | null
  closed_for: Words | null
}

export function profile(db: Db, shopCode: string): Promise<ProfileRecord | undefined> {
  return db
    .selectFrom('shop_profile')
    .select(['opened_on', 'place', 'phone', 'promises', 'follow_coupon', 'stars', 'closed_at', 'closed_for'])
    .where('shop_code', '=', shopCode)
    .executeTakeFirst()
}

/** Stars of all shops that have some. */
export async function allStars(db: Db): Promise<Stars[]> {
  const rows = await db.selectFrom('shop_profile').select('stars').where('stars', 'is not', null).execute()
  return rows.flatMap(({ stars }) => stars ?? [])
}

/** Groups of categories (level 2) that a shop sells something of, most products first. */
export async function categories(
  db: Db,
  shopCode: string
): Promise<{ category_code: string; name: Words; picture: string; count: number }[]> {
  const result = await sql<{ category_code: string; name: Words; picture: string; count: number }>`
    select c.category_code, c.name, c.picture, count(*) as count
    from product p join category leaf on leaf.category_code = p.category_code
    join category c on c.category_code = leaf.parent_code
    where p.shop_code = ${shopCode} and p.on_sale
    group by c.category_code order by count desc, c.category_code limit 30`.execute(db)
  return result.rows
}

/** How many products of a shop are new since then, and how many are on flash sale. */
export async function counts(
  db: Db,
  shopCode: string,
  { since, nowMs }: { since: Date; nowMs: number }
): Promise<{ fresh: number; flash: number }> {
  const result = await sql<{ fresh: number; flash: number }>`
    select count(*) filter (where p.listed_at > ${since}) as fresh,
      count(*) filter (where exists (select from sku s where s.spu_code = p.spu_code and ${flashOpen(nowMs)})) as flash
    from product p where p.shop_code = ${shopCode} and p.on_sale`.execute(db)
  return result.rows[0] ?? { fresh: 0, flash: 0 }
}

/** Up to three products of each shop that sell best, by shop. */
export async function bestSellers(db: Db, shopCodes: readonly string[]): Promise<Map<string, string[]>> {
  if (shopCodes.length === 0) return new Map()
  const result = await sql<{ shop_code: string; codes: string[] }>`
    select h.shop_code, array(select p.spu_code from product p where p.shop_code = h.shop_code and p.on_sale
      order by p.sold_count desc, p.spu_code limit 3) as codes
    from shop h where h.shop_code = any(${[...shopCodes]}::text[])`.execute(db)
  return new Map(result.rows.map((row) => [row.shop_code, row.codes]))
}

export interface ShopsQuestion {
  /** Lower case, escaped for `like`; '': all. */
  words: string
  except: string
}

/**
 * Open shops: those that are called so first, then those that sell most of what is called so, and how many there are.
 * Without words all of them, in their order.
 */
export function findShops(db: Db, { words, except }: ShopsQuestion, page: Page): Promise<Paged<{ shop_code: string }>> {
  const like = `%${words}%`
  const list = sql`from (
      select h.shop_code, h.position,
        (lower(h.name ->> 'zh') like ${like} or lower(h.name ->> 'en') like ${like}) as named,
        case when ${words} = '' then 0 else (select count(*) from product p join category c on c.category_code = p.category_code
          where p.shop_code = h.shop_code and p.on_sale
            and (lower(c.name ->> 'zh') like ${like} or lower(c.name ->> 'en') like ${like})) end as sells
      from shop h left join shop_profile o on o.shop_code = h.shop_code
      where h.shop_code <> ${except} and o.closed_at is null
    ) hit where hit.named or hit.sells > 0`
  const order = sql`hit.named desc, hit.sells desc, hit.position`
  return pageAtOnceOfSql(db, { list, columns: sql`hit.shop_code`, order }, page)
}

/** Whether there are shops of these codes; those that are. */
export async function existingCodes(db: Db, shopCodes: readonly string[]): Promise<string[]> {
  if (shopCodes.length === 0) return []
  const rows = await db
    .selectFrom('shop')
    .select('shop_code')
    .where('shop_code', 'in', [...shopCodes])
    .execute()
  return rows.map((row) => row.shop_code)
}

/**
 * Counts the stars of one shop whose were counted before then, from reviews since `from`; false: all are up to date.
 * Several gateways take different ones.
 */
export async function countStars(db: Db, of: { before: Date; from: Date; now: Date }): Promise<boolean> {
  const due = await sql<{ shop_code: string }>`select shop_code from shop_profile
    where starred_at is null or starred_at < ${of.before}
    order by starred_at nulls first, shop_code limit 1 for update skip locked`.execute(db)
  const [first] = due.rows
  if (first === undefined) return false
  await sql`update shop_profile o set starred_at = ${of.now}, stars = (
    select case when count(*) = 0 then null else jsonb_build_object(
      'goods', round(avg(r.score) * 10)::int, 'delivery', round(avg(r.delivery_score) * 10)::int,
      'service', round(avg(r.install_score) * 10)::int, 'reviews', count(*)) end
    from product p join review r on r.spu_code = p.spu_code
    where p.shop_code = o.shop_code and r.status = 'SHOWN' and r.created_at > ${of.from})
    where o.shop_code = ${first.shop_code}`.execute(db)
  return true
}

/** Closes a shop and takes its products off sale; false: it is closed already, or there is none. */
export async function close(db: Db, of: { shopCode: string; reason: Words; by: string; now: Date }): Promise<boolean> {
  const { shopCode, reason, by, now } = of
  const result = await sql`insert into shop_profile (shop_code, closed_at, closed_for, closed_by)
    select shop_code, ${now}::timestamptz, ${JSON.stringify(reason)}::jsonb, ${by} from shop where shop_code = ${shopCode}
    on conflict (shop_code) do update set closed_at = excluded.closed_at, closed_for = excluded.closed_for,
      closed_by = excluded.closed_by
    where shop_profile.closed_at is null`.execute(db)
  if (result.numAffectedRows !== 1n) return false
  await sql`insert into shop_closed_product (spu_code, shop_code)
    select spu_code, shop_code from product where shop_code = ${shopCode} and on_sale
    on conflict (spu_code) do nothing`.execute(db)
  await sql`update product set on_sale = false where shop_code = ${shopCode} and on_sale`.execute(db)
  return true
}

/** Opens a closed shop, and puts on sale again what was when it was closed; false: it is open. */
export async function open(db: Db, of: { shopCode: string; by: string }): Promise<boolean> {
  const result = await sql`update shop_profile set closed_at = null, closed_for = null, closed_by = ${of.by}
    where shop_code = ${of.shopCode} and closed_at is not null`.execute(db)
  if (result.numAffectedRows !== 1n) return false
  await sql`update product set on_sale = true
    where spu_code in (select spu_code from shop_closed_product where shop_code = ${of.shopCode})`.execute(db)
  await db.deleteFrom('shop_closed_product').where('shop_code', '=', of.shopCode).execute()
  return true
}

/** Words as they stand in a `like`, in small letters. */
export const escapeLike = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
