/** What the zone of presales needs to decide, without a screen. */
import type { Presale } from '@contract'

/** From so many pieces down it is said how few are left. */
const few = 20

export type Tab = 'OPEN' | 'WAITING' | 'COMING'
export const tabs: readonly Tab[] = ['OPEN', 'WAITING', 'COMING']

/** BOOK: a deposit can be paid. REACHED: the shopper has as many as they may. OTHER: a word that is not known. */
export type Look = 'BOOK' | 'SOLD_OUT' | 'REACHED' | 'COMING' | 'OVER' | 'OTHER'

export function lookOf({ phase, left, mine, limit }: Pick<Presale, 'phase' | 'left' | 'mine' | 'limit'>): Look {
  if (phase === 'COMING' || phase === 'OVER') return phase
  if (phase !== 'OPEN') return 'OTHER'
  if (mine >= limit) return 'REACHED'
  return left > 0 ? 'BOOK' : 'SOLD_OUT'
}

/** Returns the booked percent of the allotment; anything booked at all shows. */
export const bookedPercent = ({ booked, allotment }: Pick<Presale, 'booked' | 'allotment'>): number =>
  allotment === 0 || booked === 0 ? 0 : Math.min(100, Math.max(4, Math.round((booked / allotment) * 100)))

export const isFew = ({ left }: Pick<Presale, 'left'>): boolean => left > 0 && left <= few

/** The three parts of a bar, percent of the price; each is seen. */
export function partsOf({
  depositFen,
  savedFen,
  balanceFen
}: {
  depositFen: number
  savedFen: number
  balanceFen: number
}): {
  deposit: number
  saved: number
} {
  const whole = depositFen + savedFen + balanceFen
  const share = (fen: number): number => (fen === 0 || whole <= 0 ? 0 : Math.max(3, Math.round((fen / whole) * 100)))
  return { deposit: share(depositFen), saved: share(savedFen) }
}
