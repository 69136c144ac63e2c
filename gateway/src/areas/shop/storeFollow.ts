import { sql, type RawBuilder } from 'kysely'
import type { FollowedFilter } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { pageWithCountsOfSql, type Page, type Paged } from '../../core/database/paging'
import { flashOpen } from '../product'

/** Who follows which shop. */
export const follows = marksOf({ table: 'shop_follow', thing: 'shop_code' })

/** Every shop that a shopper follows. */
export async function shopsFollowed(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('shop_follow').select('shop_code').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.shop_code))
}

/** Those of these shops that a shopper was given the coupon for following for. */
export async function givenFor(db: Db, userId: string, refs: readonly string[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_coupon')
    .select('grant_ref')
    .where('user_id', '=', userId)
    .where('grant_ref', 'in', [...refs])
    .execute()
  return new Set(rows.map((row) => row.grant_ref))
}

export interface FollowQuestion {
  userId: string
  /** Lower case, escaped for `like`; '': all. */
  words: string
  filter: FollowedFilter | undefined
  now: Date
  /** What was listed after it is new. */
  since: Date
}

/** Followed shops with what there is to say of each now; shops that are gone are not among them. */
const followsOf = ({ userId, words, now, since }: FollowQuestion): RawBuilder<unknown> => sql`(
  select f.shop_code, f.created_at, coalesce(g.fresh, 0) as fresh, coalesce(g.flash, 0) as flash, coalesce(c.coupons, 0) as coupons
  from shop_follow f join shop h on h.shop_code = f.shop_code
  left join lateral (
    select count(*) filter (where p.listed_at > ${since}) as fresh,
      count(*) filter (where exists (select from sku s where s.spu_code = p.spu_code
        and ${flashOpen(now.getTime())})) as flash
    from product p where p.shop_code = f.shop_code and p.on_sale
  ) g on true
  left join lateral (
    select count(*) as coupons from coupon c where c.shop_code = f.shop_code and c.offered and c.left_over > 0
      and coalesce(c.receive_from, c.start_at) <= ${now} and coalesce(c.receive_until, c.end_at) > ${now}
  ) c on true
  where f.user_id = ${userId}
    and (lower(h.name ->> 'zh') like ${`%${words}%`} or lower(h.name ->> 'en') like ${`%${words}%`})) f`

const FILTERS: Record<FollowedFilter, RawBuilder<unknown>> = {
  NEW: sql`f.fresh > 0`,
  COUPON: sql`f.coupons > 0`,
  FLASH: sql`f.flash > 0`
}

export interface FollowedRecord {
  shop_code: string
  created_at: Date
  fresh: number
  flash: number
  coupons: number
}

const partOf = ({ filter }: FollowQuestion): RawBuilder<unknown> => (filter === undefined ? sql`true` : FILTERS[filter])

/** A page of followed shops that pass the filter, how many are followed, and how many pass each filter. */
export const followedPage = (
  db: Db,
  question: FollowQuestion,
  page: Page
): Promise<Paged<FollowedRecord> & { counts: Record<FollowedFilter | 'ALL', number> }> =>
  pageWithCountsOfSql(
    db,
    {
      list: sql`from ${followsOf(question)} where true`,
      part: partOf(question),
      columns: sql`*`,
      order: sql`f.created_at desc, f.shop_code`,
      counts: sql`count(*)::int as "ALL", count(*) filter (where ${FILTERS.NEW})::int as "NEW",
        count(*) filter (where ${FILTERS.COUPON})::int as "COUPON", count(*) filter (where ${FILTERS.FLASH})::int as "FLASH"`
    },
    page
  )

/** Codes of all that a filter lets through. */
export async function followedCodes(db: Db, question: FollowQuestion): Promise<string[]> {
  const result = await sql<{
    shop_code: string
  }>`select f.shop_code from ${followsOf(question)} where ${partOf(question)}`.execute(db)
  return result.rows.map((row) => row.shop_code)
}

/** Returns how many shops a shopper follows. */
export async function countFollowed(db: Db, userId: string): Promise<number> {
  const result = await sql<{
    count: number
  }>`select count(*) as count from shop_follow where user_id = ${userId}`.execute(db)
  return result.rows[0]?.count ?? 0
}
