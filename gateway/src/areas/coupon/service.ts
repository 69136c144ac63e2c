import type { CouponOffer } from '../../../../contract'
import type { CouponRule } from '../../../../domain/coupon'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database'
import { notFound, refusal } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** A stored coupon as the rule the domain knows. */
export const ruleOf = (coupon: store.CouponRecord): CouponRule => ({
  amountFen: coupon.amount_fen,
  thresholdFen: coupon.threshold_fen,
  shopCode: coupon.shop_code,
  startAt: coupon.start_at.getTime(),
  endAt: coupon.end_at.getTime()
})

export const nameOf = (coupon: store.CouponRecord, locale: Locale): string =>
  say(locale, { zh: coupon.name_zh, en: coupon.name_en })

/** What can be received, has been, or is gone. Coupons that have not begun yet are not offered. */
export async function listOffers(
  db: Db,
  options: { now: Date; locale: Locale; userId: string | undefined; shopCode: string | undefined }
): Promise<CouponOffer[]> {
  const all = await store.offers(db, options.now, options.shopCode)
  const received =
    options.userId === undefined ? new Map<string, never>() : await store.receivedCodes(db, options.userId)
  return all
    .filter((coupon) => coupon.start_at <= options.now)
    .map((coupon) => ({
      couponCode: coupon.coupon_code,
      name: nameOf(coupon, options.locale),
      ...ruleOf(coupon),
      ...(coupon.shop_name === null ? {} : { shopName: say(options.locale, coupon.shop_name) }),
      state: received.get(coupon.coupon_code) ?? (coupon.left_over > 0 ? 'AVAILABLE' : 'SOLD_OUT')
    }))
}

/** Receives a coupon once. Run it in a transaction: a shopper who has it already must not use one up. */
export async function receive(db: Db, clock: Clock, userId: string, couponCode: string): Promise<string> {
  const now = clock.date()
  const coupon = await store.offer(db, couponCode)
  if (!coupon || coupon.start_at > now) throw notFound('coupon.missing', '优惠券不存在', 'We can’t find that coupon')
  if (coupon.end_at <= now) throw refusal('coupon.ended', '优惠券已过期', 'This coupon has ended')
  const userCouponId = await store.give(db, userId, couponCode, now)
  if (userCouponId === undefined) {
    throw refusal('coupon.received', '您已领取过这张优惠券', 'You already have this coupon')
  }
  if (!(await store.takeOne(db, couponCode))) {
    throw refusal('coupon.sold-out', '优惠券已领完', 'These coupons are all gone')
  }
  return userCouponId
}
