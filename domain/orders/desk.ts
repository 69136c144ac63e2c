/**
 * The brand's own desk: a purchase paid from the balance and by one other means, which may be paying in months. What came
 * from a means goes back to it. All amounts are fen that are not negative, and add up.
 */
import { addFen, allocate, multiplyFen, percentageFen } from '../money/money'

/** What of an amount comes from the balance, and what by the other means. */
export interface Split {
  balanceFen: number
  restFen: number
}

/** As much from the balance as there is, if it is to be used. */
export function splitOf(amountFen: number, availableFen: number, useBalance: boolean): Split {
  const balanceFen = useBalance ? Math.min(amountFen, Math.max(0, availableFen)) : 0
  return { balanceFen, restFen: addFen(amountFen, -balanceFen) }
}

/**
 * Each order's part of what comes from the balance, and of the rest.
 * @throws RangeError when the balance pays more than the orders cost
 */
export function splitOrders(orderFens: readonly number[], balanceFen: number): Split[] {
  if (balanceFen > addFen(...orderFens)) throw new RangeError('the balance pays no more than the orders cost')
  const shares = allocate(balanceFen, orderFens)
  return orderFens.map((fen, index) => {
    const share = shares[index] ?? 0
    return { balanceFen: share, restFen: addFen(fen, -share) }
  })
}

/**
 * Where a refund of `fen` goes, of what was paid so and has gone back in part before: to each by what is left of it, so
 * that any series of refunds ends with exactly what came from each.
 * @throws RangeError when more goes back than was paid
 */
export function refundSplit(payment: Split, before: Split, fen: number): Split {
  const rest = [addFen(payment.balanceFen, -before.balanceFen), addFen(payment.restFen, -before.restFen)]
  if (fen > addFen(...rest)) throw new RangeError('no more goes back than was paid')
  const [balanceFen = 0, restFen = 0] = allocate(fen, rest)
  return { balanceFen, restFen }
}

/** Paying in months as it is offered: the fee for all of it, and from which amount on. */
export interface PlanTerms {
  months: number
  feeBasisPoints: number
  leastFen: number
}

export const PLAN_TERMS: readonly PlanTerms[] = [
  { months: 3, feeBasisPoints: 0, leastFen: 30_000 },
  { months: 6, feeBasisPoints: 180, leastFen: 60_000 },
  { months: 12, feeBasisPoints: 360, leastFen: 120_000 },
  { months: 24, feeBasisPoints: 690, leastFen: 240_000 }
]

/** What paying an amount in months comes to. */
export interface Plan {
  months: number
  feeFen: number
  totalFen: number
  /** Each month but the last. */
  monthFen: number
  /** What is left over is paid with the last. */
  lastFen: number
  /** A year's simple interest that costs the same: 610 is 6.1 %. */
  annualBasisPoints: number
}

/** Returns an instalment plan for an amount, in fen. */
export function planOf(fen: number, { months, feeBasisPoints }: PlanTerms): Plan {
  const feeFen = percentageFen(fen, feeBasisPoints)
  const totalFen = addFen(fen, feeFen)
  const monthFen = Math.floor(totalFen / months)
  const lastFen = addFen(totalFen, -multiplyFen(monthFen, months - 1))
  return { months, feeFen, totalFen, monthFen, lastFen, annualBasisPoints: annualOf(fen, monthFen, lastFen, months) }
}

/** Halvings of the rate that is looked for: far finer than the hundredth of a percent that is shown. */
const STEPS = 60

/** The yearly rate at which the payments are worth the amount today. A share, not money: nothing is paid by it. */
function annualOf(fen: number, monthFen: number, lastFen: number, months: number): number {
  const worthAt = (rate: number): number => {
    let worth = 0
    for (let month = 1; month <= months; month += 1) {
      worth += (month === months ? lastFen : monthFen) / (1 + rate) ** month
    }
    return worth
  }
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (worthAt(middle) > fen) low = middle
    else high = middle
  }
  return Math.round(low * 12 * 10_000)
}

/** SHORT: the amount is below what it is offered from. OVER: more than may be owed. */
export type PlanRefusal = 'SHORT' | 'OVER'

/** Returns why a plan is not offered for an amount in fen; undefined: it is. */
export function planRefusal(fen: number, terms: PlanTerms, creditFen: number): PlanRefusal | undefined {
  if (fen < terms.leastFen) return 'SHORT'
  return fen > creditFen ? 'OVER' : undefined
}
