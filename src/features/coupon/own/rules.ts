/** What one's own coupons mean for a screen. Pure. */
import type { OwnCoupon } from '@contract'
import { couponUse, type CouponGoods, type CouponRule } from '@domain/rewards/coupon'
import { DAY_MS } from '@domain/spans'
import { couponReward, REWARD_KINDS, STACKING, type RewardKind } from '@domain/rewards/stacking'

export const OWN_TABS = ['USABLE', 'EXPIRING', 'USED', 'EXPIRED'] as const
export type OwnTab = (typeof OWN_TABS)[number]

/** When it is good, as it is said. */
export type OwnTime =
  | { say: 'endsAt' | 'ends' | 'usedOn' | 'endedOn' | 'startsAt'; moment: number }
  | { say: 'between'; from: number; to: number }

/** A midnight belongs to the day before it. */
const lastMoment = (endAt: number): number => endAt - 1

export function timeOf({ state, startAt, endAt, usedAt }: OwnCoupon, nowMs: number): OwnTime {
  if (state === 'USED') return { say: 'usedOn', moment: usedAt ?? endAt }
  if (state === 'EXPIRED' || endAt <= nowMs) return { say: 'endedOn', moment: lastMoment(endAt) }
  if (startAt > nowMs) return { say: 'startsAt', moment: startAt }
  if (endAt - nowMs <= DAY_MS) return { say: 'endsAt', moment: lastMoment(endAt) }
  return { say: 'ends', moment: lastMoment(endAt) }
}

/** Kinds that can be used beside it, and whether there is one of its own for each shop or for the whole order. */
export function stackingOf(coupon: CouponRule): { beside: RewardKind[]; limit: 'oncePerShop' | 'oncePerOrder' } {
  const { kind } = couponReward(coupon)
  return {
    beside: REWARD_KINDS.filter((other) => other !== kind && STACKING[kind][other] === 'YES'),
    limit: STACKING[kind][kind] === 'OTHER_SHOP' ? 'oncePerShop' : 'oncePerOrder'
  }
}

/** Fen that the cart lacks for it, once something it covers is in there. */
export function shortInCart(coupon: CouponRule, goods: readonly CouponGoods[], nowMs: number): number | undefined {
  const use = couponUse(coupon, goods, nowMs)
  return use.refusal === 'SHORT' && use.shortFen < coupon.thresholdFen ? use.shortFen : undefined
}

/** Coupons as they stand in the list, the first of those that can't be used yet with a head over it. */
export function withHead<C extends Pick<OwnCoupon, 'state' | 'startAt'>>(
  rows: readonly C[],
  nowMs: number
): (C & { head: boolean })[] {
  const isLater = (row: C | undefined) => row !== undefined && row.state === 'USABLE' && row.startAt > nowMs
  return rows.map((row, index) => ({ ...row, head: isLater(row) && !isLater(rows[index - 1]) }))
}
