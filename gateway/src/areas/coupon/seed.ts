import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { give, receive } from './service'
import * as store from './store'
import { addSecrets } from './storeCentre'

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
    benefit: coupon.benefit,
    amount_fen: coupon.amountFen,
    off_bp: coupon.offBp ?? null,
    threshold_fen: coupon.thresholdFen,
    shop_code: coupon.shopCode,
    category_codes: coupon.categoryCodes ?? null,
    spu_codes: coupon.spuCodes ?? null,
    without_flash: coupon.withoutFlash ?? false,
    start_at: moment(now).add(coupon.startsInDays, 'day').toDate(),
    end_at: moment(now).add(coupon.endsInDays, 'day').toDate(),
    receive_from:
      coupon.receiveFromHours === undefined ? null : moment(now).add(coupon.receiveFromHours, 'hour').toDate(),
    receive_until:
      coupon.receiveUntilHours === undefined ? null : moment(now).add(coupon.receiveUntilHours, 'hour').toDate(),
    valid_days: coupon.validDays ?? null,
    offered: coupon.offered ?? true,
    left_over: coupon.quantity,
    given: coupon.given ?? 0
  }))
  await store.addOffers(core.db, coupons)
  const [shopper, other] = DEMONSTRATION_SHOPPERS
  await addSecrets(
    core.db,
    catalogue.couponCodes.map((code) => ({
      secret: code.code,
      coupon_code: code.couponCode,
      for_user_id: code.personal && other ? other.userId : null,
      left_over: code.left,
      end_at: moment(now).add(code.endsInDays, 'day').toDate()
    }))
  )
  if (!shopper) return
  const running = coupons
    .filter(
      (coupon) =>
        coupon.offered &&
        coupon.benefit === 'AMOUNT' &&
        coupon.start_at.getTime() <= now &&
        coupon.end_at.getTime() > now &&
        coupon.left_over > 0
    )
    .sort((a, b) => a.amount_fen - b.amount_fen || (a.coupon_code < b.coupon_code ? -1 : 1))
  for (const coupon of running.slice(0, RECEIVED)) {
    await receive(core.db, core.clock, shopper.userId, coupon.coupon_code)
  }
  for (const couponCode of catalogue.givenCoupons) {
    const coupon = await store.offer(core.db, couponCode)
    if (!coupon) throw new Error(`A given coupon is one of the catalogue: ${couponCode}`)
    await give(core.db, { userId: shopper.userId, coupon, ref: 'opening', now: coupon.start_at })
  }
}
