/** What service costs: the price of a day and a region, a bill's total, and what most bills come to. Pure. */
import { addFen, multiplyFen } from '../money/money'

/** Kinds of work, in the order in which they are shown. */
export const FEE_WORKS = ['INSTALL', 'REPAIR', 'CLEAN', 'MOVE'] as const
export type FeeWork = (typeof FEE_WORKS)[number]

/** 1: large cities, 2: most places, 3: far ones. */
export type RegionClass = 1 | 2 | 3

/** Returns whether a number is a class of regions. */
export const isRegionClass = (value: number): value is RegionClass => value === 1 || value === 2 || value === 3

/** The class of a region without a class of its own, and of a caller who names no region. */
export const USUAL_CLASS: RegionClass = 2

/** A province, city or district with all that lies in it; 6-digit code, `00` for what it does not narrow down. */
export interface ClassedRegion {
  regionCode: string
  regionClass: RegionClass
}

const withoutZeroes = (regionCode: string): string => regionCode.replace(/(00)+$/, '')

/** The class of a region: that of the smallest classed region around it. */
export function regionClassOf(regionCode: string | undefined, regions: readonly ClassedRegion[]): RegionClass {
  if (regionCode === undefined) return USUAL_CLASS
  const around = regions.filter((region) => withoutZeroes(regionCode).startsWith(withoutZeroes(region.regionCode)))
  const [nearest] = around.sort((a, b) => withoutZeroes(b.regionCode).length - withoutZeroes(a.regionCode).length)
  return nearest?.regionClass ?? USUAL_CLASS
}

/** Returns the version of a fee in force on a shop's day (`YYYY-MM-DD`); undefined before the first. */
export function priceOn<V extends { validFrom: string }>(versions: readonly V[], day: string): V | undefined {
  const past = versions.filter(({ validFrom }) => validFrom <= day)
  return past.reduce<V | undefined>(
    (last, version) => (last && last.validFrom > version.validFrom ? last : version),
    undefined
  )
}

/** The next version after a shop's day; undefined where the price is to stay. */
export function priceAfter<V extends { validFrom: string }>(versions: readonly V[], day: string): V | undefined {
  const coming = versions.filter(({ validFrom }) => validFrom > day)
  return coming.reduce<V | undefined>(
    (first, version) => (first && first.validFrom < version.validFrom ? first : version),
    undefined
  )
}

/** What work comes to, fen. */
export const billTotal = (lines: readonly { fen: number; count: number }[]): number =>
  addFen(...lines.map(({ fen, count }) => multiplyFen(fen, count)))

/** With fewer bills nothing is said of what most people pay. */
export const LEAST_BILLS = 50

/** Bills of ten that «most» covers: one may be dearer. */
const MOST_OF_TEN = 9

/** What most people pay: nine bills of ten cost `toFen` or less. Shares are whole percent and sum to 100. */
export interface MostPaid {
  bills: number
  fromFen: number
  toFen: number
  /** Paid nothing; something within `toFen`; more. */
  nothing: number
  within: number
  more: number
}

/** Undefined where there are too few bills to say it. */
export function mostPaid(totalsFen: readonly number[]): MostPaid | undefined {
  const bills = totalsFen.length
  if (bills < LEAST_BILLS) return undefined
  const ascending = [...totalsFen].sort((a, b) => a - b)
  const fromFen = ascending[0] ?? 0
  const toFen = ascending[Math.ceil((bills * MOST_OF_TEN) / 10) - 1] ?? fromFen
  const counts = [
    ascending.filter((fen) => fen === 0).length,
    ascending.filter((fen) => fen > 0 && fen <= toFen).length,
    ascending.filter((fen) => fen > toFen).length
  ]
  const [nothing = 0, within = 0, more = 0] = wholePercents(counts, bills)
  return { bills, fromFen, toFen, nothing, within, more }
}

/** Shares in whole percent that sum to 100: what is lost by rounding down goes to the largest remainders. */
function wholePercents(counts: readonly number[], all: number): number[] {
  const shares = counts.map((count) => Math.floor((count * 100) / all))
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * 100) % all }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
