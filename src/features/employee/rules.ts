/** What the screen of employee purchases needs to decide, without a screen. */
import type { EmployeeGood, EmployeeMember } from '@contract'
import { hasOwn } from '@/lib/json'

/** Returns the parts of the year's quota, in percent: bought and received, on its way, and what is left. */
export function partsOf({ quota, left, waitingFen }: Pick<EmployeeMember, 'quota' | 'left' | 'waitingFen'>) {
  const takenFen = Math.max(0, quota.fen - left.fen)
  const waiting = Math.min(waitingFen, takenFen)
  const percent = (fen: number): number => (quota.fen === 0 ? 0 : Math.min(100, (fen / quota.fen) * 100))
  return {
    boughtFen: takenFen - waiting,
    waitingFen: waiting,
    bought: percent(takenFen - waiting),
    waiting: percent(waiting)
  }
}

/** Segments that are drawn of a number of pieces; more are only told. */
export const MOST_SEGMENTS = 12

/** «7.5» of ten, as Chinese writes a reduced price, and how many percent less that is. */
export function offOf({ priceFen, soloFen }: Pick<EmployeeGood, 'priceFen' | 'soloFen'>) {
  if (priceFen === undefined || soloFen <= priceFen) return undefined
  const tenth = Math.round((priceFen / soloFen) * 100) / 10
  return { off: String(tenth), percent: String(Math.round(100 - tenth * 10)) }
}

const WHY = {
  NOT_MEMBER: 'NOT_MEMBER',
  NOT_YET: 'NOT_YET',
  SOLD_OUT: 'SOLD_OUT',
  LEFT: 'LEFT',
  CATEGORY: 'CATEGORY',
  PIECES: 'PIECES',
  FEN: 'FEN'
} as const

/** Which words say why it can't be bought; undefined: it can. A reason that is not known stands in the way, too. */
export function whyNot({ obstacle, freeAt }: Pick<EmployeeGood, 'obstacle' | 'freeAt'>) {
  if (obstacle === undefined) return undefined
  if (!hasOwn(WHY, obstacle)) return 'unknown' as const
  // two of a category are refused at any time: then no day frees it
  return obstacle === 'CATEGORY' && freeAt === undefined ? ('unknown' as const) : WHY[obstacle]
}
