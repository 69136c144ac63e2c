/** The rewards that save most together, and why each of the others is not used. */
import { couponUse, isCovered, type CouponGoods, type CouponRefusal } from './coupon'
import { addFen } from '../money/money'
import { pointUse } from './points'
import { packetUse } from './redPacket'
import {
  applyRewards,
  NO_REWARDS,
  packetShopsOf,
  type AppliedRewards,
  type OwnCoupon,
  type OwnRewards,
  type Purchase,
  type RewardChoice
} from './rewards'
import { couponReward, stacks } from './stacking'

interface Candidate {
  coupon: OwnCoupon
  /** What it takes off when it is used alone, which is the most that it ever does. */
  aloneFen: number
}

/** Coupons that exclude each other: only one of them can be used. */
type Slot = Candidate[]

const sum = (amounts: readonly number[]): number => addFen(...amounts)

const better = (a: Candidate, b: Candidate): number =>
  b.aloneFen - a.aloneFen || a.coupon.endAt - b.coupon.endAt || (a.coupon.userCouponId < b.coupon.userCouponId ? -1 : 1)

/**
 * What sets a coupon apart from one of its slot that takes more off: the goods that it covers, and, where others come
 * before it, how it counts what they leave.
 */
function characterOf({ coupon }: Candidate, goods: readonly CouponGoods[]): string {
  const covers = goods.map((row) => (isCovered(coupon, row) ? '1' : '0')).join('')
  const isCounted = couponReward(coupon).kind === 'PLATFORM_COUPON' && coupon.benefit === 'PERCENT'
  return isCounted ? `${covers} ${coupon.offBp} ${coupon.amountFen}` : covers
}

const candidatesOf = ({ goods, freights, nowMs }: Purchase, { coupons }: OwnRewards): Candidate[] =>
  coupons
    .flatMap((coupon): Candidate[] => {
      const { usable, discountFen } = couponUse(coupon, goods, nowMs, freights)
      return usable ? [{ coupon, aloneFen: discountFen }] : []
    })
    .sort(better)

/** `all`: also those that one of their slot outdoes. */
function slotsOf({ goods }: Purchase, candidates: readonly Candidate[], all: boolean): Slot[] {
  const slots: { slot: Slot; known: Set<string> }[] = []
  for (const candidate of candidates) {
    const reward = couponReward(candidate.coupon)
    const room = slots.find(({ slot }) => slot.some((other) => !stacks(reward, couponReward(other.coupon))))
    const place = room ?? { slot: [], known: new Set<string>() }
    if (!room) slots.push(place)
    const character = characterOf(candidate, goods)
    if (place.known.has(character) && !all) continue
    place.known.add(character)
    place.slot.push(candidate)
  }
  return slots.map(({ slot }) => slot)
}

/**
 * Whether so much can be taken off that what is left is too little for the least number of points. Only then can a
 * coupon or packet that takes less off save more in the end.
 */
function pointsMayFail(
  { goods }: Purchase,
  { points, packets }: OwnRewards,
  candidates: readonly Candidate[]
): boolean {
  const { balance, rule } = points
  if (balance < rule.leastPoints) return false
  const offFen = sum([...candidates.map(({ aloneFen }) => aloneFen), ...packets.map(({ balanceFen }) => balanceFen)])
  const leftFen = Math.max(0, sum(goods.map((row) => row.goodsFen)) - offFen)
  return pointUse(rule.leastPoints, leftFen, rule).refusal !== undefined
}

/** How many steps are gone at most; a shopper whose coupons make more combinations gets the best of those weighed by then. */
const MOST_STEPS = 2000

/** What points pay at most once so much is taken off, were there no least number of them. */
function pointsBound({ balance, rule }: OwnRewards['points'], payableFen: number): number {
  return pointUse(balance, Math.max(0, payableFen), { ...rule, leastPoints: Math.min(rule.leastPoints, 1) }).fen
}

/**
 * The combination that saves most, and of equals the one that is found first: coupons before the packet, the packet
 * before points, the coupon that ends first. Every one that could save more than the best so far is weighed.
 */
export function bestRewards(purchase: Purchase, own: OwnRewards): { choice: RewardChoice; applied: AppliedRewards } {
  const candidates = candidatesOf(purchase, own)
  const all = pointsMayFail(purchase, own, candidates)
  const slots = slotsOf(purchase, candidates, all)
  const goodsFen = sum(purchase.goods.map((row) => row.goodsFen))
  const isOfWay = ({ coupon }: Candidate) => coupon.benefit === 'FREIGHT'
  const packets = packetsOf(purchase, own, all)
  let best = { choice: NO_REWARDS, applied: applyRewards(purchase, own, NO_REWARDS) }
  let steps = 0

  /** No combination that begins with these saves more than this. */
  const bound = (candidates: readonly Candidate[], open: readonly Slot[]): number => {
    const most = [...candidates, ...open.flatMap((slot) => slot.slice(0, 1))]
    const fen = (list: readonly Candidate[]) => sum(list.map(({ aloneFen }) => aloneFen))
    const offGoods = Math.min(
      goodsFen,
      fen(most.filter((candidate) => !isOfWay(candidate))) + (packets[0]?.useFen ?? 0)
    )
    return offGoods + fen(most.filter(isOfWay)) + pointsBound(own.points, goodsFen - offGoods)
  }

  const weigh = (userCouponIds: string[]): void => {
    for (const userPacketId of [...packets.map((packet) => packet.userPacketId), null]) {
      steps += 1
      const applied = applyRewards(purchase, own, { userCouponIds, userPacketId, usePoints: true })
      if (applied.savedFen <= best.applied.savedFen) continue
      const choice = {
        userCouponIds: applied.coupons.map((coupon) => coupon.userCouponId),
        userPacketId: applied.userPacketId,
        usePoints: true
      }
      best = { choice, applied }
    }
  }

  const search = (candidates: readonly Candidate[], open: readonly Slot[]): void => {
    steps += 1
    if (steps > MOST_STEPS || bound(candidates, open) <= best.applied.savedFen) return
    const [slot, ...rest] = open
    if (!slot) return weigh(candidates.map(({ coupon }) => coupon.userCouponId))
    for (const candidate of slot) search([...candidates, candidate], rest)
    search(candidates, rest)
  }
  search([], slots)
  return best
}

/** The combination that saves most of those that use a coupon; undefined: it takes nothing off these goods. */
export function bestWith(purchase: Purchase, own: OwnRewards, userCouponId: string): RewardChoice | undefined {
  const target = own.coupons.find((coupon) => coupon.userCouponId === userCouponId)
  if (!target) return undefined
  const beside = own.coupons.filter((coupon) => coupon === target || stacks(couponReward(coupon), couponReward(target)))
  const uses = ({ applied }: { applied: AppliedRewards }) =>
    applied.coupons.some((coupon) => coupon.userCouponId === userCouponId)
  const best = bestRewards(purchase, { ...own, coupons: beside })
  if (uses(best)) return best.choice
  // what the others leave it may be nothing: then it goes before them
  const alone = bestRewards(purchase, { ...own, coupons: [target] })
  return uses(alone) ? alone.choice : undefined
}

/**
 * Packets that would be used if nothing else were, the one that takes most off first; of equals the one that ends first.
 * `all`: also those that one of their shop outdoes.
 */
function packetsOf(
  { goods, nowMs }: Purchase,
  { packets }: OwnRewards,
  all: boolean
): { userPacketId: string; useFen: number }[] {
  const shops = packetShopsOf(goods)
  const characters = new Set<string>()
  return packets
    .map((packet) => ({ packet, useFen: packetUse(packet, shops, nowMs).useFen }))
    .filter(({ useFen }) => useFen > 0)
    .sort((a, b) => b.useFen - a.useFen || a.packet.endAt - b.packet.endAt || a.packet.balanceFen - b.packet.balanceFen)
    .filter(({ packet }) => {
      const character = packet.shopCode ?? ''
      const first = !characters.has(character)
      characters.add(character)
      return first || all
    })
    .map(({ packet, useFen }) => ({ userPacketId: packet.userPacketId, useFen }))
}

/** CLASH: another that is used does not go with it; it can be used in its place. */
export type CouponObstacle = CouponRefusal | 'CLASH'

export interface CouponStanding {
  /** What it takes off; where it is not used, what it would alone. */
  discountFen: number
  shortFen: number
  /** Absent: it is used, or could be beside the others. */
  obstacle?: CouponObstacle
  /** Those used that it would take the place of. */
  clashes: string[]
}

/** Where each coupon stands beside those that are used, in their order. */
export function couponStandings(purchase: Purchase, own: OwnRewards, rewards: AppliedRewards): CouponStanding[] {
  const { goods, freights, nowMs } = purchase
  const discounts = new Map(rewards.coupons.map(({ userCouponId, discountFen }) => [userCouponId, discountFen]))
  const userCouponIds = [...discounts.keys()]
  const coupons = own.coupons.filter(({ userCouponId }) => discounts.has(userCouponId))
  const fitsBeside = (userCouponId: string): boolean =>
    applyRewards(purchase, own, { ...NO_REWARDS, userCouponIds: [...userCouponIds, userCouponId] }).coupons.some(
      (coupon) => coupon.userCouponId === userCouponId
    )
  return own.coupons.map((coupon): CouponStanding => {
    const takenFen = discounts.get(coupon.userCouponId)
    if (takenFen !== undefined) return { discountFen: takenFen, shortFen: 0, clashes: [] }
    const { discountFen, shortFen, refusal } = couponUse(coupon, goods, nowMs, freights)
    if (refusal) return { discountFen, shortFen, obstacle: refusal, clashes: [] }
    const clashes = coupons
      .filter((other) => !stacks(couponReward(coupon), couponReward(other)))
      .map(({ userCouponId }) => userCouponId)
    if (clashes.length > 0) return { discountFen, shortFen, obstacle: 'CLASH', clashes }
    return fitsBeside(coupon.userCouponId)
      ? { discountFen, shortFen, clashes }
      : { discountFen, shortFen, obstacle: 'NOTHING_LEFT', clashes }
  })
}
