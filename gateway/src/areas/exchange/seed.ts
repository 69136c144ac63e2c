import type { Core } from '../../core/area'
import { addOffers } from './store'

/** Writes the demonstration's offers, in their order. */
export async function seedOffers(core: Core): Promise<void> {
  const { pointOffers = [] } = await core.catalogue()
  await addOffers(
    core.db,
    pointOffers.map((offer, position) => ({
      offer_code: offer.offerCode,
      sku_code: offer.skuCode ?? null,
      coupon_code: offer.couponCode ?? null,
      points: offer.points,
      quantity: offer.quantity,
      left_over: offer.leftOver,
      most_each: offer.mostEach,
      position
    }))
  )
}
