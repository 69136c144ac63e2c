import type { DataOf, OwnCoupon, QueryOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { scopesOf } from './centre'
import { kindOf, nameOf, ruleOf } from './service'
import { allCoupons } from './storeCentre'
import * as store from './storeOwn'

/** A page of the shopper's coupons. */
export async function listOwn(
  db: Db,
  { userId, locale, nowMs }: Asker,
  query: QueryOf<'GET /o2mkt-b2c/v1/coupon-self/center-received'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/coupon-self/center-received'>> {
  const { state, kind, page = 1, size = 10 } = query
  const couponCodes =
    kind && (await allCoupons(db)).filter((coupon) => kindOf(coupon) === kind).map((coupon) => coupon.coupon_code)
  const { rows, total } = await store.listOwn(db, { userId, state, couponCodes, now: new Date(nowMs) }, { page, size })
  const scopes = await scopesOf(db, rows, locale)
  const list = rows.map((row): OwnCoupon => {
    const scope = scopes.get(row.coupon_code)
    return {
      userCouponId: row.user_coupon_id,
      couponCode: row.coupon_code,
      name: nameOf(row, locale),
      ...ruleOf({ ...row, start_at: row.own_start_at, end_at: row.own_end_at }),
      ...(row.shop_name === null ? {} : { shopName: say(locale, row.shop_name) }),
      ...(scope === undefined ? {} : { scope }),
      state: state === 'EXPIRING' ? 'USABLE' : state,
      ...(row.used_at === null ? {} : { usedAt: row.used_at.getTime() })
    }
  })
  return { list, total, page, size }
}

/** How many the shopper has in each state. */
export async function countOwn(
  db: Db,
  userId: string,
  now: Date
): Promise<DataOf<'GET /o2mkt-b2c/v1/coupon-self/received-count'>> {
  const { expiring_fen: expiringFen, ...counts } = await store.countOwn(db, userId, now)
  return { ...counts, expiringFen }
}
