/** Which offers are shown, and what each allows. Pure. */
import type { PointOffer } from '@contract'

export type OfferKind = PointOffer['kind']

/** HAD: as many as one shopper may have. GONE: none is left. SHORT: too few points. */
export type OfferState = 'OPEN' | 'HAD' | 'GONE' | 'SHORT'

export function offerState(
  { had, mostEach, leftOver, points }: Pick<PointOffer, 'had' | 'mostEach' | 'leftOver' | 'points'>,
  balance: number
): OfferState {
  if (had >= mostEach) return 'HAD'
  if (leftOver === 0) return 'GONE'
  return points > balance ? 'SHORT' : 'OPEN'
}

/** Offers of a kind, or those of them that the balance is enough for. */
export const offersShown = (
  offers: readonly PointOffer[],
  { kind, affordable, balance }: { kind: OfferKind; affordable: boolean; balance: number }
): PointOffer[] =>
  offers.filter((offer) => offer.kind === kind && (!affordable || offerState(offer, balance) === 'OPEN'))

/** Few enough left to say so. */
export const isAlmostGone = ({ leftOver, quantity }: Pick<PointOffer, 'leftOver' | 'quantity'>): boolean =>
  leftOver > 0 && leftOver * 10 <= quantity
