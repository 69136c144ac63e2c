/**
 * What an employee may buy at the employee's price: a quota of pieces and fen a year of the shop's calendar, and one piece
 * of a category in 90 days. What is bought by a code that the employee gave to the family counts as the employee's own.
 */
import { shopDay, shopMonth } from '../day'
import { addFen } from '../money/money'
import { DAY_MS } from '../spans'

/** How long after a purchase nothing more of its category can be bought. */
export const CATEGORY_REST_MS = 90 * DAY_MS
/** Codes that an employee can have given to the family at once. */
export const FAMILY_CODES = 3

export interface EmployeeQuota {
  pieces: number
  fen: number
}

/** One line of an order at the employee's price. `pieces`: what it costs of the quota, not how many are sent. */
export interface EmployeePurchase extends EmployeeQuota {
  categoryCode: string
  at: number
  /** What a closed order or a refund has given back of it. */
  back: EmployeeQuota
  /** The order is closed, or all of the line was refunded: its category is free again. */
  undone: boolean
}

export interface EmployeeWish extends EmployeeQuota {
  categoryCode: string
  /** How many are ordered of it. */
  quantity: number
}

export type EmployeeRefusal = 'LEFT' | 'CATEGORY' | 'PIECES' | 'FEN'

/** The year of the shop's calendar that a purchase counts in. */
export const quotaYear = (ms: number): number => Number(shopDay(ms).slice(0, 4))

/** When a year of the shop's calendar begins. */
export const quotaStart = (year: number): number => shopMonth(`${year}-01`).from

/** When the quota of a moment's year ends and the next one begins. */
export const quotaEnd = (ms: number): number => quotaStart(quotaYear(ms) + 1)

/** What a year's purchases have taken, without what came back. What comes back counts in the year of its purchase. */
export function quotaTaken(purchases: readonly EmployeePurchase[], year: number): EmployeeQuota {
  const own = purchases.filter(({ at: boughtAt }) => quotaYear(boughtAt) === year)
  return {
    pieces: own.reduce((sum, { pieces, back }) => sum + pieces - back.pieces, 0),
    fen: addFen(...own.map(({ fen, back }) => fen - back.fen))
  }
}

/** What can still be bought in a year; never less than nothing, also where the quota was made smaller. */
export function quotaLeft(quota: EmployeeQuota, purchases: readonly EmployeePurchase[], year: number): EmployeeQuota {
  const quotaUse = quotaTaken(purchases, year)
  return { pieces: Math.max(0, quota.pieces - quotaUse.pieces), fen: Math.max(0, quota.fen - quotaUse.fen) }
}

/** From when something of a category can be bought; 0: it can now, whenever that is. */
export function categoryFreeAt(purchases: readonly EmployeePurchase[], categoryCode: string): number {
  const standing = purchases.filter((purchase) => purchase.categoryCode === categoryCode && !purchase.undone)
  return Math.max(0, ...standing.map(({ at: boughtAt }) => boughtAt + CATEGORY_REST_MS))
}

/** Why a wish can't be bought now: service, then the year's quota, then its category; undefined: it can. */
export function employeeRefusal(
  wish: EmployeeWish,
  has: { inService: boolean; quota: EmployeeQuota; purchases: readonly EmployeePurchase[]; nowMs: number }
): EmployeeRefusal | undefined {
  if (!has.inService) return 'LEFT'
  const rest = quotaLeft(has.quota, has.purchases, quotaYear(has.nowMs))
  if (wish.pieces > rest.pieces) return 'PIECES'
  if (wish.fen > rest.fen) return 'FEN'
  if (wish.quantity > 1 || categoryFreeAt(has.purchases, wish.categoryCode) > has.nowMs) return 'CATEGORY'
  return undefined
}

/** A purchase after money went back; once all did, its pieces and category are free again. It never gives more than it took. */
export function withBack(purchase: EmployeePurchase, fen: number): EmployeePurchase {
  const backFen = Math.min(purchase.fen, purchase.back.fen + fen)
  return backFen < purchase.fen ? { ...purchase, back: { ...purchase.back, fen: backFen } } : withAllBack(purchase)
}

/** A purchase whose order was closed. */
export const withAllBack = (purchase: EmployeePurchase): EmployeePurchase => ({
  ...purchase,
  back: { pieces: purchase.pieces, fen: purchase.fen },
  undone: true
})
