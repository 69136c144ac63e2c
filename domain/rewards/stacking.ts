/**
 * What can be used together in one settlement, and in which order it is taken off. Drawn into `docs/stacking.md` by
 * `scripts/generate-docs.mjs`.
 */
import type { CouponBenefit } from './coupon'
import type { OrderActivity } from '../orders/order'

/** In the order in which they are taken off. */
export const REWARD_KINDS = ['SHOP_COUPON', 'PLATFORM_COUPON', 'FREIGHT_COUPON', 'RED_PACKET', 'POINTS'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** OTHER_SHOP: when they are of different shops. */
export type Stacking = 'YES' | 'OTHER_SHOP' | 'NO'

const withAllBut = (own: RewardKind, beside: Stacking): Record<RewardKind, Stacking> => ({
  SHOP_COUPON: 'YES',
  PLATFORM_COUPON: 'YES',
  FREIGHT_COUPON: 'YES',
  RED_PACKET: 'YES',
  POINTS: 'YES',
  [own]: beside
})

/** Whether one of a kind goes with one more of another; what is of one kind is taken once, a shop's coupon once a shop. */
export const STACKING: Record<RewardKind, Record<RewardKind, Stacking>> = {
  SHOP_COUPON: withAllBut('SHOP_COUPON', 'OTHER_SHOP'),
  PLATFORM_COUPON: withAllBut('PLATFORM_COUPON', 'NO'),
  FREIGHT_COUPON: withAllBut('FREIGHT_COUPON', 'NO'),
  RED_PACKET: withAllBut('RED_PACKET', 'NO'),
  POINTS: withAllBut('POINTS', 'NO')
}

export interface Reward {
  kind: RewardKind
  /** Null: every shop. */
  shopCode: string | null
}

/** Returns a coupon as a reward that is used together with others. */
export function couponReward({ benefit, shopCode }: { benefit: CouponBenefit; shopCode: string | null }): Reward {
  if (benefit === 'FREIGHT') return { kind: 'FREIGHT_COUPON', shopCode }
  return { kind: shopCode === null ? 'PLATFORM_COUPON' : 'SHOP_COUPON', shopCode }
}

/** What goes with the price of an activity; all else does not. */
export const ACTIVITY_STACKING: Readonly<Record<OrderActivity, readonly RewardKind[]>> = {
  GROUP: ['FREIGHT_COUPON', 'RED_PACKET'],
  EMPLOYEE: [],
  ASSIST: [],
  TRIAL: [],
  PRESALE: ['FREIGHT_COUPON', 'RED_PACKET']
}

/** Whether a reward of a kind goes with an activity's price. */
export const goesWith = (activity: OrderActivity, kind: RewardKind): boolean =>
  ACTIVITY_STACKING[activity].includes(kind)

/** Whether two can be used in one settlement. */
export function stacks(reward: Reward, other: Reward): boolean {
  const rule = STACKING[reward.kind][other.kind]
  return rule === 'YES' || (rule === 'OTHER_SHOP' && reward.shopCode !== other.shopCode)
}

/** The first of those chosen that can't be used beside it; undefined: it goes with all of them. */
export function clashOf<R extends Reward>(reward: Reward, choice: readonly R[]): R | undefined {
  return choice.find((other) => !stacks(reward, other))
}
