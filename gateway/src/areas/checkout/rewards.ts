import type {
  Settlement,
  SettlementCoupon,
  SettlementPacket,
  SettlementPoints,
  UsableRewards
} from '../../../../contract'
import { bestRewards, couponStandings, type CouponStanding } from '../../../../domain/rewards/bestRewards'
import { addFen } from '../../../../domain/money/money'
import type { OrderActivity } from '../../../../domain/orders/order'
import { CONSUME_RULE } from '../../../../domain/rewards/points'
import { withOffers } from '../../../../domain/rewards/promotion'
import {
  applyRewards,
  packetStanding,
  pointStanding,
  type AppliedRewards,
  type OwnCoupon,
  type OwnRewards,
  type Purchase,
  type RewardChoice
} from '../../../../domain/rewards/rewards'
import { couponReward, goesWith } from '../../../../domain/rewards/stacking'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { say, type Locale, type Words } from '../../core/words'
import * as coupons from '../coupon'
import { lots } from '../points'
import * as packets from '../redPacket'

/** What a shopper has, as stored. */
export interface ShopperRewards {
  own: OwnRewards
  coupons: coupons.OwnCouponRecord[]
  packets: packets.PacketRecord[]
}

/** Everything of a shopper's that a settlement can use now. */
export async function heldBy(db: Db, { userId, nowMs }: Pick<Asker, 'userId' | 'nowMs'>): Promise<ShopperRewards> {
  const now = new Date(nowMs)
  const heldCoupons = await coupons.freeCoupons(db, userId, now)
  const heldPackets = await packets.usablePackets(db, userId, now)
  const points = (await lots(db, userId)).filter(({ endsAt }) => endsAt > nowMs)
  return {
    coupons: heldCoupons,
    packets: heldPackets,
    own: {
      coupons: heldCoupons.map((coupon) => ({ ...coupons.ruleOf(coupon), userCouponId: coupon.user_coupon_id })),
      packets: heldPackets.map((packet) => ({ ...packets.ruleOf(packet), userPacketId: packet.user_packet_id })),
      points: { balance: points.reduce((sum, lot) => sum + lot.points, 0), rule: CONSUME_RULE }
    }
  }
}

/** What is used, which is what the shopper chose as far as it still can be, and what saves most. */
export function usedOf(
  purchase: Purchase,
  own: OwnRewards,
  choice: RewardChoice | null
): { applied: AppliedRewards; best: AppliedRewards } {
  const best = bestRewards(purchase, own).applied
  return { applied: choice ? applyRewards(purchase, own, choice) : best, best }
}

/** Coupons that can be received now and would save more than the best of what is held, and how much more. */
export async function unclaimedFor(
  db: Db,
  { userId, nowMs }: Pick<Asker, 'userId' | 'nowMs'>,
  {
    purchase,
    holdings,
    best,
    activity
  }: { purchase: Purchase; holdings: ShopperRewards; best: AppliedRewards; activity: OrderActivity | undefined }
): Promise<Settlement['unclaimed']> {
  const offers = (await coupons.openFor(db, new Date(nowMs), userId)).filter(
    (offer) => activity === undefined || goesWith(activity, couponReward(offer).kind)
  )
  const open = new Set(offers.map(({ couponCode }) => couponCode))
  if (open.size === 0) return undefined
  const { applied } = bestRewards(purchase, withOffers(holdings.own, offers))
  const couponCodes = applied.coupons.map(({ userCouponId }) => userCouponId).filter((code) => open.has(code))
  const savesFen = addFen(applied.savedFen, -best.savedFen)
  return savesFen > 0 && couponCodes.length > 0 ? { couponCodes, savesFen } : undefined
}

/** How many of those that can't be used are listed. */
const MOST_TOLD = 50

export interface RewardViews {
  coupons: SettlementCoupon[]
  packets: SettlementPacket[]
  points: SettlementPoints
}

/** What a shopper has, with what each does here, or why it does nothing. */
export function viewsOf(
  rewards: ShopperRewards,
  { purchase, applied }: { purchase: Purchase; applied: AppliedRewards },
  of: { locale: Locale; shopNames: ReadonlyMap<string, string> }
): RewardViews {
  const { own } = rewards
  const shopOf = (shopCode: string | null, name?: Words | null) => {
    const shopName = name ? say(of.locale, name) : shopCode === null ? undefined : of.shopNames.get(shopCode)
    return { shopCode, ...(shopName === undefined ? {} : { shopName }) }
  }
  const standings = couponStandings(purchase, own, applied)
  const couponViews = own.coupons.map((rule, index): SettlementCoupon => {
    const { obstacle, ...standing } = standings[index] as CouponStanding
    const record = rewards.coupons[index] as coupons.OwnCouponRecord
    return {
      userCouponId: rule.userCouponId,
      couponCode: record.coupon_code,
      name: coupons.nameOf(record, of.locale),
      benefit: rule.benefit,
      amountFen: rule.amountFen,
      ...(rule.offBp === undefined ? {} : { offBp: rule.offBp }),
      thresholdFen: rule.thresholdFen,
      ...shopOf(rule.shopCode),
      endAt: rule.endAt,
      ...standing,
      chosen: applied.coupons.some((coupon) => coupon.userCouponId === rule.userCouponId),
      usable: obstacle === undefined || obstacle === 'CLASH',
      ...(obstacle ? { obstacle } : {})
    }
  })
  const packetViews = own.packets.map((rule, index): SettlementPacket => {
    const { refusal, useFen, shortFen } = packetStanding(rule, purchase, applied)
    const record = rewards.packets[index] as packets.PacketRecord
    return {
      userPacketId: rule.userPacketId,
      name: say(of.locale, record.name),
      thresholdFen: rule.thresholdFen,
      ...shopOf(rule.shopCode, record.shop_name),
      endAt: rule.endAt,
      balanceFen: rule.balanceFen,
      discountFen: useFen,
      shortFen,
      chosen: applied.userPacketId === rule.userPacketId,
      usable: refusal === undefined,
      ...(refusal ? { obstacle: refusal } : {})
    }
  })
  const points = pointStanding(purchase, own, applied)
  return {
    coupons: withReasons(couponViews),
    packets: withReasons(packetViews),
    points: {
      balance: own.points.balance,
      chosen: applied.points > 0,
      points: points.points,
      discountFen: points.fen,
      leastPoints: own.points.rule.leastPoints,
      mostBasisPoints: own.points.rule.mostBasisPoints,
      ...(points.refusal ? { obstacle: points.refusal } : {})
    }
  }
}

/** Those that can be used, and of the others the nearest. */
function withReasons<V extends { usable: boolean; obstacle?: string; shortFen: number }>(views: readonly V[]): V[] {
  const near = (view: V) => (view.obstacle === 'SHORT' ? view.shortFen : Number.MAX_SAFE_INTEGER)
  const others = views.filter(({ usable }) => !usable).sort((a, b) => near(a) - near(b))
  return [...views.filter(({ usable }) => usable), ...others.slice(0, MOST_TOLD)]
}

/** What a shopper could use for any purchase. */
export async function usableRewards(db: Db, shopper: Asker): Promise<UsableRewards> {
  const { coupons, packets, points } = (await heldBy(db, shopper)).own
  return { coupons: coupons.map(toUsable), packets: [...packets], points }
}

const toUsable = ({ categoryCodes, spuCodes, ...coupon }: OwnCoupon): UsableRewards['coupons'][number] => ({
  ...coupon,
  ...(categoryCodes ? { categoryCodes: [...categoryCodes] } : {}),
  ...(spuCodes ? { spuCodes: [...spuCodes] } : {})
})

/** Whether a choice is what saves most: then the settlement follows that, also when something better is received. */
export const isThat = ({ userCouponIds, userPacketId, usePoints }: RewardChoice, best: AppliedRewards): boolean =>
  userCouponIds.length === best.coupons.length &&
  best.coupons.every((coupon) => userCouponIds.includes(coupon.userCouponId)) &&
  userPacketId === best.userPacketId &&
  usePoints
