/**
 * What is withheld of labour income that a partner is paid, by the rules of the tax year 2026: amounts are fen. All that
 * is paid within a month is one income; by the cumulative method, which platforms may use, all within a year.
 */
import { addFen, multiplyFen, percentageFen } from '../money/money'

export const TAX_MODES = ['MONTH', 'YEAR'] as const
/** MONTH: each calendar month by itself. YEAR: the cumulative method. */
export type TaxMode = (typeof TAX_MODES)[number]

interface Bracket {
  /** Taxable up to here; the last has no end. */
  upToFen: number
  basisPoints: number
  /** What the lower brackets save. */
  quickFen: number
}

const MONTH_BRACKETS: readonly Bracket[] = [
  { upToFen: 2_000_000, basisPoints: 2_000, quickFen: 0 },
  { upToFen: 5_000_000, basisPoints: 3_000, quickFen: 200_000 },
  { upToFen: Infinity, basisPoints: 4_000, quickFen: 700_000 }
]

const YEAR_BRACKETS: readonly Bracket[] = [
  { upToFen: multiplyFen(36_000, 100), basisPoints: 300, quickFen: 0 },
  { upToFen: 14_400_000, basisPoints: 1_000, quickFen: 252_000 },
  { upToFen: 30_000_000, basisPoints: 2_000, quickFen: 1_692_000 },
  { upToFen: 42_000_000, basisPoints: 2_500, quickFen: 3_192_000 },
  { upToFen: 66_000_000, basisPoints: 3_000, quickFen: 5_292_000 },
  { upToFen: 96_000_000, basisPoints: 3_500, quickFen: 8_592_000 },
  { upToFen: Infinity, basisPoints: 4_500, quickFen: 18_192_000 }
]

/** Up to this income a fixed amount is left out, above it a fifth. */
const SMALL_INCOME_FEN = 400_000
const SMALL_COST_FEN = 80_000
const COST_BASIS_POINTS = 2_000
/** Left out for each month of the year, by the cumulative method. */
const MONTHLY_ALLOWANCE_FEN = 500_000

function taxOf(taxableFen: number, brackets: readonly Bracket[]): number {
  const bracket = brackets.find(({ upToFen }) => taxableFen <= upToFen)
  if (bracket === undefined) throw new RangeError('the last bracket has no end')
  return addFen(percentageFen(taxableFen, bracket.basisPoints), -bracket.quickFen)
}

/** Tax on all income of a month. */
export function monthTax(incomeFen: number): number {
  const costFen = incomeFen <= SMALL_INCOME_FEN ? SMALL_COST_FEN : percentageFen(incomeFen, COST_BASIS_POINTS)
  return taxOf(Math.max(0, addFen(incomeFen, -costFen)), MONTH_BRACKETS)
}

/** Tax on all income of a year so far, `months` after the first one that was paid in it began; that one counts. */
export function yearTax(incomeFen: number, months: number): number {
  const costFen = percentageFen(incomeFen, COST_BASIS_POINTS)
  const allowanceFen = multiplyFen(MONTHLY_ALLOWANCE_FEN, months)
  return taxOf(Math.max(0, addFen(incomeFen, -costFen, -allowanceFen)), YEAR_BRACKETS)
}

/** What was paid before in the same month, or by the cumulative method year, and what of it was withheld. */
export interface PaidBefore {
  incomeFen: number
  withheldFen: number
  /** Months from the first payment of the year on, this one too; only the cumulative method asks. */
  months: number
}

/** What a payment comes to in tax: all that is due in its time. */
export interface Withheld {
  dueFen: number
  /** What is taken off this payment; never more than it. */
  taxFen: number
}

/** What is withheld of one payment: the tax on all income of its time, less what was withheld of it before. */
export function withhold(mode: TaxMode, amountFen: number, before: PaidBefore): Withheld {
  const incomeFen = addFen(before.incomeFen, amountFen)
  const dueFen = mode === 'MONTH' ? monthTax(incomeFen) : yearTax(incomeFen, before.months)
  return { dueFen, taxFen: Math.min(amountFen, Math.max(0, addFen(dueFen, -before.withheldFen))) }
}
