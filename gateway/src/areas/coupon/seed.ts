import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import * as store from './store'

/** How many of the running coupons the first demonstration shopper has received already. */
const RECEIVED = 2

/** Writes the demonstration's coupons; the first shopper has some of them, the larger ones are left to receive. */
export async function seedCoupons(core: Core): Promise<void> {
  const now = core.clock.now()
  const catalogue = await core.catalogue()
  const coupons = catalogue.coupons.map((coupon) => ({
    coupon_code: coupon.couponCode,
    name_zh: coupon.name.zh,
    name_en: coupon.name.en,
    amount_fen: coupon.amountFen,
    threshold_fen: coupon.thresholdFen,
    shop_code: coupon.shopCode,
    start_at: moment(now).add(coupon.startsInDays, 'day').toDate(),
    end_at: moment(now).add(coupon.endsInDays, 'day').toDate(),
    left_over: coupon.quantity
  }))
  await store.addOffers(core.db, coupons)
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const running = coupons
    .filter((coupon) => coupon.start_at.getTime() <= now && coupon.end_at.getTime() > now && coupon.left_over > 0)
    .sort((a, b) => a.amount_fen - b.amount_fen || (a.coupon_code < b.coupon_code ? -1 : 1))
  for (const coupon of running.slice(0, RECEIVED)) {
    await store.takeOne(core.db, coupon.coupon_code)
    await store.give(core.db, shopper.userId, coupon.coupon_code, core.clock.date())
  }
}
