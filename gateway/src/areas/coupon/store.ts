import { sql, type Insertable, type Selectable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { CouponEntryKind } from './schema'

export type CouponRecord = Selectable<Tables['coupon']>
/** A shopper's own: `start_at` and `end_at` are those of their copy. */
export type OwnCouponRecord = CouponRecord & { user_coupon_id: string }
export type OfferRecord = CouponRecord & { shop_name: Words | null }

/** Coupons that anybody may receive now or later and that have not ended, of one shop (and of every shop), largest first. */
export function offers(db: Db, now: Date, shopCode: string | undefined): Promise<OfferRecord[]> {
  let query = db
    .selectFrom('coupon')
    .leftJoin('shop', 'shop.shop_code', 'coupon.shop_code')
    .selectAll('coupon')
    .select('shop.name as shop_name')
    .where('coupon.offered', '=', true)
    .where('coupon.end_at', '>', now)
  if (shopCode !== undefined) {
    query = query.where((build) =>
      build.or([build('coupon.shop_code', '=', shopCode), build('coupon.shop_code', 'is', null)])
    )
  }
  return query.orderBy('amount_fen', 'desc').orderBy('coupon_code').execute()
}

/** Coupons that a person may receive now or later and has none of, as long as some are left; in one statement. */
export const stillOpen = (db: Db, now: Date, userId: string): Promise<CouponRecord[]> =>
  db
    .selectFrom('coupon')
    .selectAll()
    .where('offered', '=', true)
    .where('left_over', '>', 0)
    .where('end_at', '>', now)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('user_coupon')
            .select('user_coupon_id')
            .whereRef('user_coupon.coupon_code', '=', 'coupon.coupon_code')
            .where('user_id', '=', userId)
            .where('grant_ref', '=', '')
        )
      )
    )
    .orderBy('amount_fen', 'desc')
    .orderBy('coupon_code')
    .execute()

/** Returns the coupon of a code; undefined: there is none. */
export function offer(db: Db, couponCode: string): Promise<CouponRecord | undefined> {
  return db.selectFrom('coupon').selectAll().where('coupon_code', '=', couponCode).executeTakeFirst()
}

export function offerWithShop(db: Db, couponCode: string): Promise<OfferRecord | undefined> {
  return db
    .selectFrom('coupon')
    .leftJoin('shop', 'shop.shop_code', 'coupon.shop_code')
    .selectAll('coupon')
    .select('shop.name as shop_name')
    .where('coupon_code', '=', couponCode)
    .executeTakeFirst()
}

/** What coupons judge a product by; undefined: nobody knows it. */
export async function productScope(
  db: Db,
  spuCode: string
): Promise<{ shopCode: string; spuCode: string; categoryCode: string } | undefined> {
  return db
    .selectFrom('product')
    .select(['shop_code as shopCode', 'spu_code as spuCode', 'category_code as categoryCode'])
    .where('spu_code', '=', spuCode)
    .executeTakeFirst()
}

/** What became of those a shopper received as everybody can, by code. */
export async function receivedCodes(db: Db, userId: string): Promise<Map<string, 'RECEIVED' | 'USED'>> {
  const rows = await db
    .selectFrom('user_coupon')
    .select(['coupon_code', 'settlement_id'])
    .where('user_id', '=', userId)
    .where('grant_ref', '=', '')
    .execute()
  return new Map(rows.map((row) => [row.coupon_code, row.settlement_id === null ? 'RECEIVED' : 'USED']))
}

/** One of what is left; false when nothing is. */
export async function takeOne(db: Db, couponCode: string): Promise<boolean> {
  const taken = await db
    .updateTable('coupon')
    .set((build) => ({ left_over: build('left_over', '-', 1), given: build('given', '+', 1) }))
    .where('coupon_code', '=', couponCode)
    .where('left_over', '>', 0)
    .returning('coupon_code')
    .executeTakeFirst()
  return taken !== undefined
}

export interface Grant {
  userId: string
  coupon: Pick<CouponRecord, 'coupon_code'>
  /** What it is given for: once for each. */
  ref: string
  now: Date
  startAt: Date
  endAt: Date
}

/** Gives a coupon to a shopper; undefined when they had it for this before. */
export async function give(db: Db, { userId, coupon, ref, now, startAt, endAt }: Grant): Promise<string | undefined> {
  const given = await db
    .insertInto('user_coupon')
    .values({
      user_coupon_id: newId('uc'),
      user_id: userId,
      coupon_code: coupon.coupon_code,
      grant_ref: ref,
      received_at: now,
      start_at: startAt,
      end_at: endAt,
      settlement_id: null,
      used_at: null
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'coupon_code', 'grant_ref']).doNothing())
    .returning('user_coupon_id')
    .executeTakeFirst()
  if (!given) return undefined
  await enter(db, { user_coupon_id: given.user_coupon_id, user_id: userId }, 'GRANTED', ref, now)
  return given.user_coupon_id
}

const DELTA: Record<CouponEntryKind, number> = { GRANTED: 1, USED: -1, RETURNED: 1, ENDED: 0 }

/** Writes what became of a coupon, once for each reason. */
export async function enter(
  db: Db,
  own: { user_coupon_id: string; user_id: string },
  kind: CouponEntryKind,
  ref: string,
  now: Date
): Promise<void> {
  await db
    .insertInto('coupon_entry')
    .values({ user_coupon_id: own.user_coupon_id, user_id: own.user_id, kind, ref, delta: DELTA[kind], at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Coupons of shoppers, each with the days of their copy. */
const own = (db: Db) =>
  db
    .selectFrom('user_coupon')
    .innerJoin('coupon', 'coupon.coupon_code', 'user_coupon.coupon_code')
    .selectAll('coupon')
    .select(['user_coupon.user_coupon_id', 'user_coupon.start_at as own_start_at', 'user_coupon.end_at as own_end_at'])

const withOwnDays = <R extends { own_start_at: Date; own_end_at: Date }>(row: R) => ({
  ...row,
  start_at: row.own_start_at,
  end_at: row.own_end_at
})

/** The shopper's coupons that are free and have not ended, soonest end first. */
export async function freeCoupons(db: Db, userId: string, now: Date): Promise<OwnCouponRecord[]> {
  const rows = await own(db)
    .where('user_coupon.user_id', '=', userId)
    .where('user_coupon.settlement_id', 'is', null)
    .where('user_coupon.end_at', '>', now)
    .orderBy('user_coupon.end_at')
    .orderBy('user_coupon.user_coupon_id')
    .execute()
  return rows.map(withOwnDays)
}

/** Uses a coupon once; false when it is not this shopper's or not free any more. */
export async function use(
  db: Db,
  wish: { userId: string; userCouponId: string; settlementId: string; now: Date }
): Promise<boolean> {
  const used = await db
    .updateTable('user_coupon')
    .set({ settlement_id: wish.settlementId, used_at: wish.now })
    .where('user_coupon_id', '=', wish.userCouponId)
    .where('user_id', '=', wish.userId)
    .where('settlement_id', 'is', null)
    .where('end_at', '>', wish.now)
    .returning(['user_coupon_id', 'user_id'])
    .executeTakeFirst()
  if (!used) return false
  await enter(db, used, 'USED', wish.settlementId, wish.now)
  return true
}

/** Makes a coupon free again that a settlement used; once, and nothing when it did not. */
export async function release(db: Db, wish: { userCouponId: string; settlementId: string; now: Date }): Promise<void> {
  const freed = await db
    .updateTable('user_coupon')
    .set({ settlement_id: null, used_at: null })
    .where('user_coupon_id', '=', wish.userCouponId)
    .where('settlement_id', '=', wish.settlementId)
    .returning(['user_coupon_id', 'user_id'])
    .executeTakeFirst()
  if (freed) await enter(db, freed, 'RETURNED', wish.settlementId, wish.now)
}

export async function addOffers(db: Db, coupons: readonly Insertable<Tables['coupon']>[]): Promise<void> {
  if (coupons.length > 0)
    await db
      .insertInto('coupon')
      .values([...coupons])
      .execute()
}

/** Ends a shopper's free coupon now; false when it is none. */
export async function endNow(db: Db, userCouponId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('user_coupon')
    .set({ end_at: now })
    .where('user_coupon_id', '=', userCouponId)
    .where('end_at', '>', now)
    .returning(['user_coupon_id', 'user_id'])
    .executeTakeFirst()
  if (!ended) return false
  await enter(db, ended, 'ENDED', `console ${now.getTime()}`, now)
  return true
}

/** The newest coupons of everybody that have not ended. */
export async function newestOwned(
  db: Db,
  now: Date,
  most: number
): Promise<
  { user_coupon_id: string; phone: string | null; name_zh: string; end_at: Date; settlement_id: string | null }[]
> {
  return db
    .selectFrom('user_coupon')
    .innerJoin('coupon', 'coupon.coupon_code', 'user_coupon.coupon_code')
    .leftJoin('customer', 'customer.user_id', 'user_coupon.user_id')
    .select([
      'user_coupon.user_coupon_id',
      'customer.phone',
      'coupon.name_zh',
      'user_coupon.end_at',
      'user_coupon.settlement_id'
    ])
    .where('user_coupon.end_at', '>', now)
    .orderBy('user_coupon.received_at', 'desc')
    .orderBy('user_coupon.user_coupon_id')
    .limit(most)
    .execute()
}

/** Coupons that can be given today. */
export function running(db: Db, now: Date): Promise<{ coupon_code: string; name_zh: string }[]> {
  return db
    .selectFrom('coupon')
    .select(['coupon_code', 'name_zh'])
    .where('end_at', '>', now)
    .orderBy('coupon_code')
    .execute()
}

/** Coupons whose account and state disagree; none ever should. */
export async function countUnbalanced(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select u.user_coupon_id from user_coupon u
      left join coupon_entry e on e.user_coupon_id = u.user_coupon_id
      group by u.user_coupon_id
      having coalesce(sum(e.delta), 0) <> case when u.settlement_id is null then 1 else 0 end
    ) as wrong`.execute(db)
  return rows[0]?.count ?? 0
}
