/** What a settlement means for the screen: problems, the best coupon, and what changed since it was last seen. */
import { destinationOf } from '@domain/address'
import { goodsSaving, priceParts, type PriceParts } from '@domain/saving'
import type { Address, Settlement, SettlementCoupon, SettlementShop } from '@contract'

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

/** Whether no coupon would save more than the chosen one. */
export function isBestChosen({ coupons, userCouponId }: Pick<Settlement, 'coupons' | 'userCouponId'>): boolean {
  const chosen = coupons.find((coupon) => coupon.userCouponId === userCouponId)
  if (!chosen || chosen.discountFen === 0) return false
  return coupons.every(({ usable, discountFen }) => !usable || discountFen <= chosen.discountFen)
}

/** Usable ones by what they save, then by what ends first; the others by what they lack. */
export function sortCoupons(coupons: readonly SettlementCoupon[]): {
  usable: SettlementCoupon[]
  unusable: SettlementCoupon[]
} {
  return {
    usable: coupons
      .filter(({ usable }) => usable)
      .sort((one, other) => other.discountFen - one.discountFen || one.endAt - other.endAt),
    unusable: coupons.filter(({ usable }) => !usable).sort((one, other) => one.shortFen - other.shortFen)
  }
}

/** The way an amount comes about, as the cart tells it too. */
export const partsOf = (settlement: Settlement): PriceParts =>
  priceParts(goodsSaving(rowsOf(settlement)), {
    couponFen: settlement.discountFen,
    freightFen: settlement.freightFen
  })

/**
 * The coupon to use after one was received: the best, unless the shopper had chosen another than the best before, or
 * none although some applied.
 */
export function couponToTake(before: Settlement, after: Settlement): string | undefined {
  const [best] = sortCoupons(after.coupons).usable
  const byHand = sortCoupons(before.coupons).usable.length > 0 && !isBestChosen(before)
  return best && !byHand && !isBestChosen(after) ? best.userCouponId : undefined
}

/** Something that is not as it was; `problem` is one that was not there before. */
export type Change =
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'freight' | 'discount' | 'total'; from: number; to: number }
  | { kind: 'problem'; row: SettlementRow }
  | { kind: 'address'; to: Address }

/** What differs between the settlement a shopper saw and the one that holds now; amounts in fen. */
export function changesBetween(before: Settlement, after: Settlement): Change[] {
  const seen = new Map(rowsOf(before).map((row) => [row.sku.skuCode, row]))
  const changes: Change[] = []
  if (after.address && !goesThere(after.address, before.address)) changes.push({ kind: 'address', to: after.address })
  for (const row of rowsOf(after)) {
    const old = seen.get(row.sku.skuCode)
    if (old && old.sku.priceFen !== row.sku.priceFen) {
      changes.push({ kind: 'price', title: row.sku.title, from: old.sku.priceFen, to: row.sku.priceFen })
    }
    if (row.problem && row.problem !== old?.problem) changes.push({ kind: 'problem', row })
  }
  const amounts = [
    ['freight', before.freightFen, after.freightFen],
    ['discount', before.discountFen, after.discountFen],
    ['total', before.payFen, after.payFen]
  ] as const
  for (const [kind, from, to] of amounts) if (from !== to) changes.push({ kind, from, to })
  return changes
}

const goesThere = (one: Address, other: Settlement['address']): boolean => {
  const there = other ? destinationOf(other) : []
  return destinationOf(one).every((part, at) => part === there[at])
}
