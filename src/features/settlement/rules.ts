/** What a settlement means for the screen: problems, what can be taken off it, and what changed since it was last seen. */
import { destinationOf } from '@domain/people/address'
import { goodsSaving, priceParts, type PriceParts } from '@domain/money/saving'
import type { Address, Settlement, SettlementCoupon, SettlementGift, SettlementShop } from '@contract'

export type SettlementRow = SettlementShop['rows'][number]

/** Characters, as the gateway counts them. */
export const maxRemark = 100

export const rowsOf = ({ shops }: Pick<Settlement, 'shops'>): SettlementRow[] => shops.flatMap(({ rows }) => rows)

/** Lines that can't be ordered as they are. */
export const problemRows = (settlement: Pick<Settlement, 'shops'>): SettlementRow[] =>
  rowsOf(settlement).filter(({ problem }) => problem !== undefined)

/** Pieces of the product that its purchase limit leaves to this shopper; undefined without a limit. */
export const leftOfLimit = ({ sku }: SettlementRow): number | undefined =>
  sku.purchaseLimit === undefined ? undefined : Math.max(0, sku.purchaseLimit - sku.bought)

/** Whether something is taken off, and nothing else would take off more. */
export const isBestChosen = ({ discountFen, bestFen }: Pick<Settlement, 'discountFen' | 'bestFen'>): boolean =>
  discountFen > 0 && discountFen >= bestFen

/** Those in use, those that can be, by what they save and then by what ends first; the others by what they lack. */
export function sortCoupons(coupons: readonly SettlementCoupon[]): {
  usable: SettlementCoupon[]
  unusable: SettlementCoupon[]
} {
  const first = (coupon: SettlementCoupon, other: SettlementCoupon) =>
    Number(other.chosen) - Number(coupon.chosen) || other.discountFen - coupon.discountFen || coupon.endAt - other.endAt
  const missing = ({ obstacle, shortFen }: SettlementCoupon) => (obstacle === 'SHORT' ? shortFen : Infinity)
  const nearer = (coupon: SettlementCoupon, other: SettlementCoupon) =>
    missing(coupon) === missing(other) ? coupon.endAt - other.endAt : missing(coupon) - missing(other)
  return {
    usable: coupons.filter(({ usable }) => usable).sort(first),
    unusable: coupons.filter(({ usable }) => !usable).sort(nearer)
  }
}

/** The coupons to use once one was tapped: without it, or with it in the place of those that it does not go with. */
export function couponsAfter(coupons: readonly SettlementCoupon[], tappedCoupon: SettlementCoupon): string[] {
  const inUse = coupons.filter(({ chosen }) => chosen).map(({ userCouponId }) => userCouponId)
  const others = inUse.filter((id) => id !== tappedCoupon.userCouponId && !tappedCoupon.clashes.includes(id))
  return tappedCoupon.chosen ? others : [...others, tappedCoupon.userCouponId]
}

/** The way an amount comes about, as the cart tells it too. */
export const partsOf = (settlement: Settlement): PriceParts => priceParts(goodsSaving(rowsOf(settlement)), settlement)

type GiftGoods = SettlementGift['gifts'][number]

/** What goes along of an activity. */
export const chosenGift = ({ gifts, chosen }: SettlementGift): GiftGoods | undefined =>
  gifts.find(({ skuCode }) => skuCode === chosen)

/** What is given with the product of a row, below its first row, and below the last what is with all goods of the shop. */
export function giftsBelow({ rows, gifts = [] }: SettlementShop, index: number): SettlementGift[] {
  const first = (spuCode: string) => rows.findIndex(({ sku }) => sku.spuCode === spuCode)
  return gifts.filter(({ spuCode }) => (spuCode === undefined ? rows.length - 1 : first(spuCode)) === index)
}

/** Something that is not as it was; `problem` is one that was not there before. */
export type Change =
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'freight' | 'discount' | 'total'; from: number; to: number }
  | { kind: 'problem'; row: SettlementRow }
  | { kind: 'address'; to: Address }
  | { kind: 'reward'; name: string }
  /** Another gift, one that is no longer given (`to` absent), or one that was not before (`from` absent). */
  | { kind: 'gift'; from?: string; to?: string }

/** What differs between the settlement a shopper saw and the one that holds now; amounts in fen. */
export function changesBetween(before: Settlement, after: Settlement): Change[] {
  const rowsBefore = new Map(rowsOf(before).map((row) => [row.sku.skuCode, row]))
  const changes: Change[] = []
  if (after.address && !goesThere(after.address, before.address)) changes.push({ kind: 'address', to: after.address })
  for (const row of rowsOf(after)) {
    const old = rowsBefore.get(row.sku.skuCode)
    if (old && old.sku.priceFen !== row.sku.priceFen) {
      changes.push({ kind: 'price', title: row.sku.title, from: old.sku.priceFen, to: row.sku.priceFen })
    }
    if (row.problem && row.problem !== old?.problem) changes.push({ kind: 'problem', row })
  }
  changes.push(...giftChanges(before, after))
  for (const name of rewardsGone(before, after)) changes.push({ kind: 'reward', name })
  const amounts = [
    ['freight', before.freightFen, after.freightFen],
    ['discount', before.discountFen, after.discountFen],
    ['total', before.payFen, after.payFen]
  ] as const
  for (const [kind, from, to] of amounts) if (from !== to) changes.push({ kind, from, to })
  return changes
}

function giftChanges(before: Settlement, after: Settlement): Change[] {
  const all = ({ shops }: Settlement) => shops.flatMap(({ gifts = [] }) => gifts)
  const codes = new Set([...all(before), ...all(after)].map(({ activityCode }) => activityCode))
  const titleIn = (settlement: Settlement, code: string) => {
    const gift = all(settlement).find(({ activityCode }) => activityCode === code)
    return gift && chosenGift(gift)
  }
  return [...codes].flatMap((code): Change[] => {
    const [from, to] = [titleIn(before, code), titleIn(after, code)]
    if (from?.skuCode === to?.skuCode) return []
    return [{ kind: 'gift', ...(from ? { from: from.title } : {}), ...(to ? { to: to.title } : {}) }]
  })
}

/** Names of what was used and can't be any more. */
function rewardsGone(before: Settlement, after: Settlement): string[] {
  const coupons = new Set(after.coupons.filter(({ usable }) => usable).map(({ userCouponId }) => userCouponId))
  const packets = new Set(after.packets.filter(({ usable }) => usable).map(({ userPacketId }) => userPacketId))
  return [
    ...before.coupons.filter(({ chosen, userCouponId }) => chosen && !coupons.has(userCouponId)),
    ...before.packets.filter(({ chosen, userPacketId }) => chosen && !packets.has(userPacketId))
  ].map(({ name }) => name)
}

const goesThere = (address: Address, other: Settlement['address']): boolean => {
  const there = other ? destinationOf(other) : []
  return destinationOf(address).every((part, index) => part === there[index])
}
