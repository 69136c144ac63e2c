/**
 * Rebates: cash that goes to the shopper's balance once the days after receipt are over. The amount of a row is frozen
 * with its order; what is left of it follows the money that the row has kept.
 */
import { addFen, multiplyDivide, multiplyFen } from '../money/money'
import { keptMoney, type FrozenRow } from '../aftersale/refund'

/** Days from the receipt of an order to its money (the return window, by the shop's calendar: `domain/aftersale/ripening`). */
export const REBATE_DAYS = 7

/** A share of the money paid, in hundredths of a percent, or an amount a piece. */
export type RebateRate = { basisPoints: number } | { pieceFen: number }

/** PENDING: it comes. EARNED: it is in the balance. VOID: nothing of it is left. */
export type RebateState = 'PENDING' | 'EARNED' | 'VOID'

/** What a row earns, on the money paid after coupons, packet and points: floored to the fen, never above that money. */
export function rebateFen(rate: RebateRate, row: FrozenRow): number {
  const paymentFen = keptMoney(row, 0)
  if (paymentFen <= 0) return 0
  if ('pieceFen' in rate) return Math.min(paymentFen, multiplyFen(rate.pieceFen, row.quantity))
  return Math.min(paymentFen, multiplyDivide(paymentFen, rate.basisPoints, 10_000)[0])
}

/** What rows would earn together, each by the rate of its product; of a product without one nothing. */
export const rebateOfRows = (rows: readonly { rate: RebateRate | null; row: FrozenRow }[]): number =>
  addFen(...rows.map(({ rate, row }) => (rate === null ? 0 : rebateFen(rate, row))))

/**
 * What is left of a frozen rebate with so many pieces returned: its share of the money that the row still keeps, counted
 * from the first piece on each time. All pieces returned leave exactly nothing, so the last one takes the remainder.
 */
export function rebateLeft(frozenFen: number, row: FrozenRow, returns: number): number {
  const { lowered: _lowered, ...plain } = row
  const paymentFen = keptMoney(plain, 0)
  return paymentFen <= 0 ? 0 : multiplyDivide(frozenFen, keptMoney(row, returns), paymentFen)[0]
}

/**
 * What pieces take along of a frozen rebate when they are exchanged for a row `next`: the part that they had, and what of it
 * is left with the money that is kept for the new ones.
 */
export function rebateMoved(
  frozenFen: number,
  row: FrozenRow,
  returns: number,
  next: FrozenRow
): { partFen: number; nextFen: number } {
  const after = returns + next.quantity
  const partFen = addFen(rebateLeft(frozenFen, row, returns), -rebateLeft(frozenFen, row, after))
  const oldKept = addFen(keptMoney(row, returns), -keptMoney(row, after))
  const nextFen = oldKept <= 0 ? 0 : multiplyDivide(partFen, Math.max(0, keptMoney(next, 0)), oldKept)[0]
  return { partFen, nextFen: Math.min(partFen, nextFen) }
}

export interface RebateCourse {
  /** What is left of it. */
  leftFen: number
  /** When its goods can't go back any more; null: they have not been received. */
  ripeAt: number | null
  /** A case after the sale about the row that is not closed. */
  hasOpenCase: boolean
  /** It was paid into the balance. */
  isPaidOut: boolean
}

/** Its state at a moment. */
export function rebateState(course: RebateCourse, nowMs: number): RebateState {
  if (course.leftFen === 0) return 'VOID'
  if (course.isPaidOut) return 'EARNED'
  if (course.ripeAt === null || course.hasOpenCase) return 'PENDING'
  return nowMs >= course.ripeAt ? 'EARNED' : 'PENDING'
}

/** One row of an order that gives money back. */
export interface RebateRow extends RebateCourse {
  frozenFen: number
  /** It came in the place of another row, and has its rebate out of that one's. */
  isReplacement: boolean
}

/** What an order gives back in all. */
interface OrderRebate {
  /** PENDING: some of it comes. EARNED: what is left is in the balance. VOID: nothing is left. */
  state: RebateState
  /** What is left of it. */
  leftFen: number
  /** What went of it with refunds. */
  backFen: number
}

/** What the rows of an order give back together; what is due comes until it was paid. */
export function orderRebate(rows: readonly RebateRow[], nowMs: number): OrderRebate {
  const states = rows.map((row) => {
    const state = rebateState(row, nowMs)
    return state === 'EARNED' && !row.isPaidOut ? 'PENDING' : state
  })
  const leftFen = addFen(...rows.map((row) => row.leftFen))
  const frozenFen = addFen(...rows.map((row) => (row.isReplacement ? 0 : row.frozenFen)))
  const state = (['PENDING', 'EARNED'] as const).find((candidate) => states.includes(candidate)) ?? 'VOID'
  return { state, leftFen, backFen: Math.max(0, addFen(frozenFen, -leftFen)) }
}

/** Where a rebate that was paid out is taken back from. */
export interface TakenBack {
  balanceFen: number
  /** What was spent of it is kept off the money that goes back. */
  refundFen: number
}

/**
 * What is taken back of a rebate that was paid out: from the balance as far as that reaches, the rest off the refund that
 * makes it shrink. What neither has, as where a gift that is kept took the refund, stays with the shopper.
 * @throws RangeError when the rebate becomes more
 */
export function takeBack(backFen: number, balanceFen: number, refundFen: number): TakenBack {
  if (backFen < 0) throw new RangeError('a rebate only becomes less')
  const fromBalance = Math.min(backFen, Math.max(0, balanceFen))
  return { balanceFen: fromBalance, refundFen: Math.min(addFen(backFen, -fromBalance), Math.max(0, refundFen)) }
}
