/** What points are earned and spent by; asked by the app before and by the gateway at the end. */

/** How points pay for an order. */
export interface ConsumeRule {
  /** This many points are one fen. */
  pointsPerFen: number
  /** Fewer are not taken. */
  leastPoints: number
  /** The most of an order that points pay, in hundredths of a percent. */
  mostBasisPoints: number
}

export const CONSUME_RULE: ConsumeRule = { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 }

/** NONE: there are no points. TOO_FEW: fewer than the least. SMALL_ORDER: what they may pay of it is less than the least. */
export type PointRefusal = 'NONE' | 'TOO_FEW' | 'SMALL_ORDER'

/** The most points that an order takes, and what they pay. */
export interface PointUse {
  points: number
  fen: number
  refusal?: PointRefusal
}

/** What points are worth; a part of a fen is worth nothing. */
export const fenOfPoints = (points: number, { pointsPerFen }: ConsumeRule): number => Math.floor(points / pointsPerFen)

/** Returns the points that an amount in fen costs. */
export const pointsOfFen = (fen: number, { pointsPerFen }: ConsumeRule): number => fen * pointsPerFen

/**
 * The most that a balance may pay of `payableFen`, which is what is left to be paid when everything else was taken off.
 * `mostFen` is a bound of the caller's own, such as the fen that must stay to be paid.
 */
export function pointUse(balance: number, payableFen: number, rule: ConsumeRule, mostFen = payableFen): PointUse {
  if (balance <= 0) return { points: 0, fen: 0, refusal: 'NONE' }
  if (balance < rule.leastPoints) return { points: 0, fen: 0, refusal: 'TOO_FEW' }
  // in thousands first: an amount times 10,000 leaves the safe integers
  const share = Math.floor(payableFen / 10_000) * rule.mostBasisPoints
  const rest = Math.floor(((payableFen % 10_000) * rule.mostBasisPoints) / 10_000)
  const fen = Math.max(0, Math.min(fenOfPoints(balance, rule), share + rest, mostFen))
  const points = pointsOfFen(fen, rule)
  return points < rule.leastPoints || points === 0 ? { points: 0, fen: 0, refusal: 'SMALL_ORDER' } : { points, fen }
}

/** Whether a shopper may use just so many points where `most` can be used. */
export const takesPoints = (points: number, most: PointUse, rule: ConsumeRule): boolean =>
  points === 0 || (points >= rule.leastPoints && points <= most.points && points % rule.pointsPerFen === 0)

/** What a received order earns: a point for every yuan that was paid, and what the shopper's level adds. */
export const pointsForPaid = (paidFen: number, extraPercent = 0): number =>
  Math.floor((Math.max(0, Math.floor(paidFen / 100)) * (100 + extraPercent)) / 100)

/** Days before their end from which points are said to end soon. */
export const ENDING_SOON_DAYS = 60

/** Days before their end on which shoppers who allowed a message get one. */
export const POINTS_TOLD_DAYS = 7

/** Points that end together. */
export interface PointLot {
  points: number
  endsAt: number
}

/**
 * What is left of each lot, soonest end first, when `usedPoints` points were spent or have ended: the ones that end first
 * are spent first.
 */
export function lotsLeft(lots: readonly PointLot[], usedPoints: number): PointLot[] {
  let open = Math.max(0, usedPoints)
  return [...lots]
    .sort((a, b) => a.endsAt - b.endsAt)
    .map(({ points, endsAt }) => {
      const share = Math.min(open, points)
      open -= share
      return { points: points - share, endsAt }
    })
    .filter(({ points }) => points > 0)
}
