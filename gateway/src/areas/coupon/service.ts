import type { CouponOffer } from '../../../../contract'
import { couponKind, isOfCoupon, type CouponKind, type CouponRule } from '../../../../domain/rewards/coupon'
import { moment, shopMidnight } from '../../../../domain/day'
import type { CouponOnOffer } from '../../../../domain/rewards/promotion'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** A stored coupon as the rule the domain knows. */
export const ruleOf = (coupon: store.CouponRecord): CouponRule => ({
  benefit: coupon.benefit,
  amountFen: coupon.amount_fen,
  ...(coupon.off_bp === null ? {} : { offBp: coupon.off_bp }),
  thresholdFen: coupon.threshold_fen,
  shopCode: coupon.shop_code,
  ...(coupon.category_codes === null ? {} : { categoryCodes: coupon.category_codes }),
  ...(coupon.spu_codes === null ? {} : { spuCodes: coupon.spu_codes }),
  ...(coupon.without_flash ? { withoutFlash: true } : {}),
  startAt: coupon.start_at.getTime(),
  endAt: coupon.end_at.getTime()
})

/** Returns a coupon's name in the reader's language. */
export const nameOf = (coupon: store.CouponRecord, locale: Locale): string =>
  say(locale, { zh: coupon.name_zh, en: coupon.name_en })

export const kindOf = (coupon: Pick<store.CouponRecord, 'benefit' | 'category_codes' | 'spu_codes'>): CouponKind =>
  couponKind({
    benefit: coupon.benefit,
    ...(coupon.category_codes === null ? {} : { categoryCodes: coupon.category_codes }),
    ...(coupon.spu_codes === null ? {} : { spuCodes: coupon.spu_codes })
  })

/** From when to when it can be received. */
export const opensAt = (coupon: store.CouponRecord): Date => coupon.receive_from ?? coupon.start_at
export const closesAt = (coupon: store.CouponRecord): Date => coupon.receive_until ?? coupon.end_at

/** What can be received, has been, or is gone. Coupons that can't be received yet, or not any more, are not offered. */
export async function listOffers(
  db: Db,
  options: Visitor & { shopCode?: string | undefined; spuCode?: string | undefined }
): Promise<CouponOffer[]> {
  const now = new Date(options.nowMs)
  const all = await store.offers(db, now, options.shopCode)
  const product = options.spuCode === undefined ? undefined : await store.productScope(db, options.spuCode)
  const receipts =
    options.userId === undefined ? new Map<string, never>() : await store.receivedCodes(db, options.userId)
  const isOfProduct = (coupon: store.CouponRecord): boolean =>
    options.spuCode === undefined || (product !== undefined && isOfCoupon(ruleOf(coupon), product))
  return all
    .filter((coupon) => receipts.has(coupon.coupon_code) || (opensAt(coupon) <= now && closesAt(coupon) > now))
    .filter(isOfProduct)
    .map((coupon) => ({
      couponCode: coupon.coupon_code,
      name: nameOf(coupon, options.locale),
      ...ruleOf(coupon),
      ...(coupon.shop_name === null ? {} : { shopName: say(options.locale, coupon.shop_name) }),
      state: receipts.get(coupon.coupon_code) ?? (coupon.left_over > 0 ? 'AVAILABLE' : 'SOLD_OUT')
    }))
}

/** What a person could receive at this moment and has not: rules and codes, without words. */
export async function openFor(db: Db, now: Date, userId: string): Promise<CouponOnOffer[]> {
  const all = await store.stillOpen(db, now, userId)
  return all
    .filter((coupon) => opensAt(coupon) <= now && closesAt(coupon) > now)
    .map((coupon) => ({ couponCode: coupon.coupon_code, ...ruleOf(coupon), state: 'AVAILABLE' }))
}

/** From when to when a copy that is given now is good. */
function daysOf(coupon: store.CouponRecord, now: Date): { startAt: Date; endAt: Date } {
  const { start_at: startAt, end_at: endAt, valid_days: days } = coupon
  if (days === null) return { startAt, endAt }
  const lastDay = moment(shopMidnight(now.getTime()))
    .add(days + 1, 'day')
    .valueOf()
  return { startAt, endAt: new Date(Math.min(lastDay, endAt.getTime())) }
}

export const couponMissing = () => notFound('coupon.missing', '优惠券不存在', 'We can’t find that coupon')
export const endedRefusal = () => refusal('coupon.ended', '优惠券已过期', 'This coupon has ended')

/** Gives a shopper a copy that is good from now on; undefined: they had it for this before. */
export const give = (
  db: Db,
  wish: { userId: string; coupon: store.CouponRecord; ref: string; now: Date }
): Promise<string | undefined> => store.give(db, { ...wish, ...daysOf(wish.coupon, wish.now) })

/** Receives a coupon once. Run it in a transaction: a shopper who has it already must not use one up. */
export async function receive(db: Db, clock: Clock, userId: string, couponCode: string): Promise<string> {
  const now = clock.date()
  const coupon = await store.offer(db, couponCode)
  if (!coupon?.offered || opensAt(coupon) > now) throw couponMissing()
  if (closesAt(coupon) <= now) throw endedRefusal()
  const userCouponId = await give(db, { userId, coupon, ref: '', now })
  if (userCouponId === undefined) {
    throw refusal('coupon.received', '您已领取过这张优惠券', 'You already have this coupon')
  }
  if (!(await store.takeOne(db, couponCode))) {
    throw refusal('coupon.sold-out', '优惠券已领完', 'These coupons are all gone')
  }
  return userCouponId
}

/** The free copies that a shopper has of a coupon, soonest end first; without one it is received. Run it in a transaction. */
export async function ownOrReceive(db: Db, clock: Clock, userId: string, couponCode: string): Promise<string[]> {
  const free = await store.freeCoupons(db, userId, clock.date())
  const own = free.filter((coupon) => coupon.coupon_code === couponCode).map((coupon) => coupon.user_coupon_id)
  return own.length > 0 ? own : [await receive(db, clock, userId, couponCode)]
}

/**
 * Gives a coupon for a reason of another area, which keeps count of what it gives away. Once for each `ref`; undefined:
 * it was given for that before. Run it in the transaction of the reason.
 */
export async function grant(
  db: Db,
  wish: { userId: string; couponCode: string; ref: string; now: Date }
): Promise<string | undefined> {
  const coupon = await store.offer(db, wish.couponCode)
  if (!coupon) throw couponMissing()
  if (coupon.end_at <= wish.now) throw endedRefusal()
  return give(db, { userId: wish.userId, coupon, ref: wish.ref, now: wish.now })
}
