import { sql, type RawBuilder } from 'kysely'
import type { OwnCouponState } from '../../../../contract'
import { COUPON_ENDS_SOON_MS } from '../../../../domain/rewards/coupon'
import type { Db } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { notTold, permits } from '../message'
import type { CouponRecord } from './store'

export interface ListedCoupon extends CouponRecord {
  user_coupon_id: string
  own_start_at: Date
  own_end_at: Date
  used_at: Date | null
  shop_name: Words | null
}

const within = (state: OwnCouponState, now: Date): RawBuilder<unknown> => {
  const soon = new Date(now.getTime() + COUPON_ENDS_SOON_MS)
  if (state === 'USED') return sql`u.settlement_id is not null`
  if (state === 'EXPIRED') return sql`u.settlement_id is null and u.end_at <= ${now}`
  if (state === 'USABLE') return sql`u.settlement_id is null and u.end_at > ${now}`
  return sql`u.settlement_id is null and u.end_at > ${now} and u.end_at < ${soon}`
}

/** What can't be used yet comes after what can. */
const order = (state: OwnCouponState, now: Date): RawBuilder<unknown> =>
  state === 'USED'
    ? sql`u.used_at desc`
    : state === 'EXPIRED'
      ? sql`u.end_at desc`
      : sql`(u.start_at > ${now}), u.end_at`

interface OwnQuestion {
  userId: string
  state: OwnCouponState
  /** Only these coupons; undefined: all. */
  couponCodes: readonly string[] | undefined
  now: Date
}

const conditionOf = ({ userId, state, couponCodes, now }: OwnQuestion): RawBuilder<unknown> =>
  sql`u.user_id = ${userId} and ${within(state, now)}
    and (${couponCodes === undefined}::boolean or u.coupon_code = any(${[...(couponCodes ?? [])]}::text[]))`

/** A page of what a shopper has, and how many there are. */
export const listOwn = (db: Db, question: OwnQuestion, page: Page): Promise<Paged<ListedCoupon>> =>
  pageOfSql(
    db,
    {
      list: sql`from user_coupon u join coupon c on c.coupon_code = u.coupon_code
        left join shop h on h.shop_code = c.shop_code where ${conditionOf(question)}`,
      columns: sql`c.*, u.user_coupon_id, u.start_at as own_start_at, u.end_at as own_end_at, u.used_at,
        h.name as shop_name`,
      order: sql`${order(question.state, question.now)}, u.user_coupon_id`
    },
    page
  )

export interface OwnCounts {
  usable: number
  expiring: number
  expiring_fen: number
  used: number
  expired: number
}

/** How many a shopper has in each state; what those about to end take off at most. */
export async function countOwn(db: Db, userId: string, now: Date): Promise<OwnCounts> {
  const { rows } = await sql<OwnCounts>`
    select count(*) filter (where ${within('USABLE', now)})::int as usable,
      count(*) filter (where ${within('EXPIRING', now)})::int as expiring,
      coalesce(sum(c.amount_fen) filter (where ${within('EXPIRING', now)}), 0)::bigint as expiring_fen,
      count(*) filter (where ${within('USED', now)})::int as used,
      count(*) filter (where ${within('EXPIRED', now)})::int as expired
    from user_coupon u join coupon c on c.coupon_code = u.coupon_code where u.user_id = ${userId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count is always one row')
  return counts
}

export interface EndingCoupon {
  user_coupon_id: string
  user_id: string
  name_zh: string
  name_en: string
  end_at: Date
}

/**
 * Takes out one free coupon that ends soon and whose owner was not notified, also by a message where they allowed one;
 * in a transaction. Gateways get different ones.
 */
export async function takeEnding(db: Db, now: Date, withinMs: number): Promise<EndingCoupon | undefined> {
  const { rows } = await sql<EndingCoupon>`
    update user_coupon set reminded_at = case when ${permits(sql.ref('user_coupon.user_id'), 'couponExpire')} then ${now}::timestamptz end
    from coupon c
    where c.coupon_code = user_coupon.coupon_code and user_coupon_id = (
      select u.user_coupon_id from user_coupon u
      where u.settlement_id is null and u.reminded_at is null and u.end_at > ${now}
        and (${permits(sql.ref('u.user_id'), 'couponExpire')}
          or ${notTold(sql.ref('u.user_id'), sql`'coupon:' || u.user_coupon_id || ':ENDING'`)})
        and u.end_at <= ${new Date(now.getTime() + withinMs)}
      order by u.end_at limit 1 for update of u skip locked
    )
    returning user_coupon_id, user_id, c.name_zh, c.name_en, user_coupon.end_at`.execute(db)
  return rows[0]
}
