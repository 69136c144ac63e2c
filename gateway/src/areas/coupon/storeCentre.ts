import { sql } from 'kysely'
import { leftOverIn } from '../../core/database/allotments'
import type { Db } from '../../core/database/database'
import { pageAtOnceOfSql, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { CouponRecord } from './store'

export interface ShopRecord {
  shop_code: string
  name: Words
  logo: string
}

/** Every shop of the handle's tenant, in their order. */
export function shops(db: Db): Promise<ShopRecord[]> {
  return db.selectFrom('shop').select(['shop_code', 'name', 'logo']).orderBy('position').execute()
}

export interface CategoryRecord {
  category_code: string
  parent_code: string | null
  name: Words
}

/** These categories, what they belong to, and all that belongs there. */
export function categoriesAround(db: Db, codes: readonly string[]): Promise<CategoryRecord[]> {
  if (codes.length === 0) return Promise.resolve([])
  const parents = db
    .selectFrom('category')
    .select('parent_code')
    .where('category_code', 'in', [...codes])
  return db
    .selectFrom('category')
    .select(['category_code', 'parent_code', 'name'])
    .where((eb) =>
      eb.or([
        eb('category_code', 'in', [...codes]),
        eb('category_code', 'in', parents),
        eb('parent_code', 'in', parents)
      ])
    )
    .execute()
}

/** What this shopper received as everybody can, by code: when it ends, and whether it is used. */
export async function receivedBy(db: Db, userId: string): Promise<Map<string, { endAt: Date; used: boolean }>> {
  const rows = await db
    .selectFrom('user_coupon')
    .select(['coupon_code', 'end_at', 'settlement_id'])
    .where('user_id', '=', userId)
    .where('grant_ref', '=', '')
    .execute()
  return new Map(rows.map((row) => [row.coupon_code, { endAt: row.end_at, used: row.settlement_id !== null }]))
}

const fits = sql`(c.shop_code is null or p.shop_code = c.shop_code)
  and (c.category_codes is null or p.category_code = any(c.category_codes))
  and (c.spu_codes is null or p.spu_code = any(c.spu_codes)) and p.on_sale`

/** Pictures of what sells best of the products that each coupon fits, by code. */
export async function picturesOf(db: Db, couponCodes: readonly string[], most: number): Promise<Map<string, string[]>> {
  if (couponCodes.length === 0) return new Map()
  const { rows } = await sql<{ coupon_code: string; pictures: string[] | null }>`
    select c.coupon_code, best.pictures from coupon c
    join lateral (
      select array_agg(picture) as pictures from (
        select p.picture from product p where ${fits} order by p.sold_count desc, p.spu_code limit ${most}
      ) shown
    ) best on true
    where c.coupon_code = any(${[...couponCodes]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.coupon_code, row.pictures ?? []]))
}

/** Codes of the products that a coupon fits, what sells best first, and how many there are. */
export function productsOf(db: Db, couponCode: string, most: number): Promise<Paged<{ spu_code: string }>> {
  const list = sql`from coupon c join product p on ${fits} where c.coupon_code = ${couponCode}`
  const order = sql`p.sold_count desc, p.spu_code`
  return pageAtOnceOfSql(db, { list, columns: sql`p.spu_code`, order }, { page: 1, size: most })
}

export interface SecretRecord {
  secret: string
  coupon_code: string
  for_user_id: string | null
  left_over: number
  end_at: Date
}

export function secretOf(db: Db, secret: string): Promise<SecretRecord | undefined> {
  return db.selectFrom('coupon_secret').selectAll().where('secret', '=', secret).executeTakeFirst()
}

/** Takes one of what a code gives; false when nothing is left of it. */
export const takeOfSecret = leftOverIn('coupon_secret', 'secret')

export async function addSecrets(db: Db, secrets: readonly SecretRecord[]): Promise<void> {
  if (secrets.length > 0)
    await db
      .insertInto('coupon_secret')
      .values([...secrets])
      .execute()
}

/** What this shopper has for a reason. */
export async function hasFor(db: Db, userId: string, couponCode: string, ref: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_coupon')
    .select('user_coupon_id')
    .where('user_id', '=', userId)
    .where('coupon_code', '=', couponCode)
    .where('grant_ref', '=', ref)
    .executeTakeFirst()
  return found !== undefined
}

/** Every coupon, for who looks for those of a kind. */
export function allCoupons(
  db: Db
): Promise<Pick<CouponRecord, 'coupon_code' | 'benefit' | 'category_codes' | 'spu_codes'>[]> {
  return db.selectFrom('coupon').select(['coupon_code', 'benefit', 'category_codes', 'spu_codes']).execute()
}
