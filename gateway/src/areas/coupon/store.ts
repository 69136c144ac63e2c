import { newId, type Db, type Tables } from '../../core/database'
import type { Words } from '../../core/words'

export type CouponRecord = Tables['coupon']
export type OwnCouponRecord = CouponRecord & { user_coupon_id: string }
export type OfferRecord = CouponRecord & { shop_name: Words | null }

/** Coupons that have not ended, of one shop (and of every shop), largest first. */
export function offers(db: Db, now: Date, shopCode: string | undefined): Promise<OfferRecord[]> {
  let query = db
    .selectFrom('coupon')
    .leftJoin('shop', 'shop.shop_code', 'coupon.shop_code')
    .selectAll('coupon')
    .select('shop.name as shop_name')
    .where('coupon.end_at', '>', now)
  if (shopCode !== undefined) {
    query = query.where((build) =>
      build.or([build('coupon.shop_code', '=', shopCode), build('coupon.shop_code', 'is', null)])
    )
  }
  return query.orderBy('amount_fen', 'desc').orderBy('coupon_code').execute()
}

export function offer(db: Db, couponCode: string): Promise<CouponRecord | undefined> {
  return db.selectFrom('coupon').selectAll().where('coupon_code', '=', couponCode).executeTakeFirst()
}

/** Codes of what a shopper ever received, and what became of each. */
export async function receivedCodes(db: Db, userId: string): Promise<Map<string, 'RECEIVED' | 'USED'>> {
  const rows = await db
    .selectFrom('user_coupon')
    .select(['coupon_code', 'settlement_id'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map((row) => [row.coupon_code, row.settlement_id === null ? 'RECEIVED' : 'USED']))
}

/** One of what is left; false when nothing is. */
export async function takeOne(db: Db, couponCode: string): Promise<boolean> {
  const taken = await db
    .updateTable('coupon')
    .set((build) => ({ left_over: build('left_over', '-', 1) }))
    .where('coupon_code', '=', couponCode)
    .where('left_over', '>', 0)
    .returning('coupon_code')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives a coupon to a shopper; undefined when they had it before. */
export async function give(db: Db, userId: string, couponCode: string, at: Date): Promise<string | undefined> {
  const given = await db
    .insertInto('user_coupon')
    .values({
      user_coupon_id: newId('uc'),
      user_id: userId,
      coupon_code: couponCode,
      received_at: at,
      settlement_id: null,
      used_at: null
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'coupon_code']).doNothing())
    .returning('user_coupon_id')
    .executeTakeFirst()
  return given?.user_coupon_id
}

/** The shopper's coupons that are free and have not ended, soonest end first. */
export function freeCoupons(db: Db, userId: string, now: Date): Promise<OwnCouponRecord[]> {
  return db
    .selectFrom('user_coupon')
    .innerJoin('coupon', 'coupon.coupon_code', 'user_coupon.coupon_code')
    .selectAll('coupon')
    .select('user_coupon.user_coupon_id')
    .where('user_coupon.user_id', '=', userId)
    .where('user_coupon.settlement_id', 'is', null)
    .where('coupon.end_at', '>', now)
    .orderBy('coupon.end_at')
    .orderBy('user_coupon.user_coupon_id')
    .execute()
}

/** The coupon a submitted settlement used. */
export function couponOfSettlement(db: Db, settlementId: string): Promise<OwnCouponRecord | undefined> {
  return db
    .selectFrom('user_coupon')
    .innerJoin('coupon', 'coupon.coupon_code', 'user_coupon.coupon_code')
    .selectAll('coupon')
    .select('user_coupon.user_coupon_id')
    .where('user_coupon.settlement_id', '=', settlementId)
    .executeTakeFirst()
}

/** Uses a coupon once; false when it is not this shopper's or not free any more. */
export async function use(
  db: Db,
  own: { userId: string; userCouponId: string; settlementId: string; at: Date }
): Promise<boolean> {
  const used = await db
    .updateTable('user_coupon')
    .set({ settlement_id: own.settlementId, used_at: own.at })
    .where('user_coupon_id', '=', own.userCouponId)
    .where('user_id', '=', own.userId)
    .where('settlement_id', 'is', null)
    .returning('user_coupon_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Holds a coupon until the transaction ends: of two orders closing at once the second sees the first. */
export async function lockCoupon(db: Db, userCouponId: string): Promise<void> {
  await db
    .selectFrom('user_coupon')
    .select('user_coupon_id')
    .where('user_coupon_id', '=', userCouponId)
    .forUpdate()
    .execute()
}

/** Makes a coupon free again. */
export async function release(db: Db, userCouponId: string): Promise<void> {
  await db
    .updateTable('user_coupon')
    .set({ settlement_id: null, used_at: null })
    .where('user_coupon_id', '=', userCouponId)
    .execute()
}

export async function addOffers(db: Db, coupons: CouponRecord[]): Promise<void> {
  if (coupons.length > 0) await db.insertInto('coupon').values(coupons).execute()
}
