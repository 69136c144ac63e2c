/**
 * Coupons, a red packet and points together in one settlement. They are taken off in the order of `stacking`: coupons of
 * shops, the coupon of every shop, the one for freight, the red packet, points. Every threshold counts the goods it
 * covers at the shop's prices; what is taken off counts what the ones before it have left.
 */
import {
  couponUse,
  discountByFreight,
  discountByRow,
  type CouponFreight,
  type CouponGoods,
  type CouponRule
} from './coupon'
import { addFen } from '../money/money'
import { pointUse, type ConsumeRule, type PointUse } from './points'
import { packetUse, type PacketRule, type PacketShop, type PacketUse } from './redPacket'
import { couponReward, REWARD_KINDS, stacks } from './stacking'

export type OwnCoupon = CouponRule & { userCouponId: string }
export type OwnPacket = PacketRule & { userPacketId: string }

/** What a shopper has. */
export interface OwnRewards {
  coupons: readonly OwnCoupon[]
  packets: readonly OwnPacket[]
  points: { balance: number; rule: ConsumeRule }
}

/** Which of it is used. */
export interface RewardChoice {
  userCouponIds: readonly string[]
  userPacketId: string | null
  usePoints: boolean
}

/** What it is used for. */
export interface Purchase {
  goods: readonly CouponGoods[]
  freights: readonly CouponFreight[]
  nowMs: number
}

/** What one coupon takes off: of each row and of each shop's freight, in their order. */
export interface AppliedCoupon {
  userCouponId: string
  discountFen: number
  rowFen: number[]
  freightFen: number[]
}

export interface AppliedRewards {
  /** In the order in which they were taken off; one that takes nothing off is left out. */
  coupons: AppliedCoupon[]
  userPacketId: string | null
  points: number
  /** What comes off each row. */
  rows: { couponFen: number; packetFen: number; pointFen: number }[]
  /** What coupons take off the freight of each shop. */
  freightOffFen: number[]
  /** What coupons take off goods and freight. */
  couponFen: number
  packetFen: number
  pointFen: number
  savedFen: number
}

export const NO_REWARDS: RewardChoice = { userCouponIds: [], userPacketId: null, usePoints: false }

const sum = (amounts: readonly number[]): number => addFen(...amounts)
const zeroes = (list: readonly unknown[]): number[] => list.map(() => 0)
const leftOf = ({ goodsFen, leftFen = goodsFen }: CouponGoods): number => leftFen
const without = (goods: readonly CouponGoods[], off: readonly number[]): CouponGoods[] =>
  goods.map((row, index) => ({ ...row, leftFen: leftOf(row) - (off[index] ?? 0) }))

/** Everything that is for sale in every shop. */
const ALL_GOODS = { shopCode: null }

/** In the order in which they are taken off. */
const inTurn = (coupons: readonly OwnCoupon[]): OwnCoupon[] => {
  const turn = (coupon: OwnCoupon) => REWARD_KINDS.indexOf(couponReward(coupon).kind)
  return [...coupons].sort((a, b) => turn(a) - turn(b) || (a.userCouponId < b.userCouponId ? -1 : 1))
}

interface Couponed {
  coupons: AppliedCoupon[]
  goods: CouponGoods[]
  freights: CouponFreight[]
}

function takeCoupons(choice: readonly OwnCoupon[], purchase: Purchase): Couponed {
  const result: Couponed = { coupons: [], goods: [...purchase.goods], freights: [...purchase.freights] }
  const coupons: OwnCoupon[] = []
  for (const coupon of inTurn(choice)) {
    if (coupons.some((other) => !stacks(couponReward(coupon), couponReward(other)))) continue
    const { goods, freights } = result
    const { usable, discountFen } = couponUse(coupon, goods, purchase.nowMs, freights)
    if (!usable) continue
    coupons.push(coupon)
    const onTheWay = coupon.benefit === 'FREIGHT'
    const rowFen = onTheWay ? zeroes(goods) : discountByRow(coupon, discountFen, goods)
    const freightFen = onTheWay ? discountByFreight(coupon, discountFen, goods, freights) : zeroes(freights)
    result.coupons.push({ userCouponId: coupon.userCouponId, discountFen, rowFen, freightFen })
    result.goods = without(goods, rowFen)
    result.freights = freights.map((freight, index) => ({
      ...freight,
      freightFen: freight.freightFen - (freightFen[index] ?? 0)
    }))
  }
  return result
}

/** The shops of goods, as packets look at them. */
export function packetShopsOf(goods: readonly CouponGoods[]): PacketShop[] {
  return [...new Set(goods.map(({ shopCode }) => shopCode))].map((shopCode) => {
    const own = goods.filter((row) => row.shopCode === shopCode)
    // at least one fen a shop stays to be paid: each shop becomes an order, and no cashier takes zero
    const takeableFen = Math.max(0, sum(own.map(leftOf)) - 1)
    return { shopCode, goodsFen: sum(own.map((row) => row.goodsFen)), takeableFen }
  })
}

/** The most points that pay for what is left of goods. Freight is paid in money. */
function pointsFor(goods: readonly CouponGoods[], { balance, rule }: OwnRewards['points']): PointUse {
  const mostFen = sum(packetShopsOf(goods).map((shop) => shop.takeableFen))
  return pointUse(balance, sum(goods.map(leftOf)), rule, mostFen)
}

/** What of the chosen rewards is taken off where. What can't be used, or clashes with what comes before it, is left out. */
export function applyRewards(purchase: Purchase, own: OwnRewards, choice: RewardChoice): AppliedRewards {
  const { goods, freights, nowMs } = purchase
  const coupons = own.coupons.filter(({ userCouponId }) => choice.userCouponIds.includes(userCouponId))
  const afterCoupons = takeCoupons(coupons, purchase)
  const packet = own.packets.find(({ userPacketId }) => userPacketId === choice.userPacketId)
  const packetFen = packet ? packetUse(packet, packetShopsOf(afterCoupons.goods), nowMs).useFen : 0
  const packetRows = packet ? discountByRow(packet, packetFen, afterCoupons.goods) : zeroes(goods)
  const afterPacket = without(afterCoupons.goods, packetRows)
  const use = choice.usePoints ? pointsFor(afterPacket, own.points) : { points: 0, fen: 0 }
  const pointRows = discountByRow(ALL_GOODS, use.fen, afterPacket)
  const couponFen = sum(afterCoupons.coupons.map(({ discountFen }) => discountFen))
  return {
    coupons: afterCoupons.coupons,
    userPacketId: packet && packetFen > 0 ? packet.userPacketId : null,
    points: use.points,
    rows: goods.map((_, index) => ({
      couponFen: sum(afterCoupons.coupons.map(({ rowFen }) => rowFen[index] ?? 0)),
      packetFen: packetRows[index] ?? 0,
      pointFen: pointRows[index] ?? 0
    })),
    freightOffFen: freights.map((_, index) =>
      sum(afterCoupons.coupons.map(({ freightFen }) => freightFen[index] ?? 0))
    ),
    couponFen,
    packetFen,
    pointFen: use.fen,
    savedFen: addFen(couponFen, packetFen, use.fen)
  }
}

/** Goods as those used leave them: coupons alone, or the packet too. */
function leftAfter(
  { goods }: Purchase,
  { rows }: AppliedRewards,
  parts: readonly ('couponFen' | 'packetFen')[]
): CouponGoods[] {
  return without(
    goods,
    goods.map((_, index) => sum(parts.map((part) => rows[index]?.[part] ?? 0)))
  )
}

/** What a packet takes off beside the coupons that are used, or would in the place of the one that is. */
export function packetStanding(packet: PacketRule, purchase: Purchase, rewards: AppliedRewards): PacketUse {
  return packetUse(packet, packetShopsOf(leftAfter(purchase, rewards, ['couponFen'])), purchase.nowMs)
}

/** The points that are used, or could be beside what is. */
export function pointStanding(purchase: Purchase, { points }: OwnRewards, rewards: AppliedRewards): PointUse {
  return pointsFor(leftAfter(purchase, rewards, ['couponFen', 'packetFen']), points)
}
