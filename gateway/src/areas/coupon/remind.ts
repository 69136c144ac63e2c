import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { tellOfEndings } from '../message'
import { takeEnding } from './storeOwn'

/** Tells owners of coupons that end within a day, once for each, and by a message as far as they allowed it. */
export const remindOfEnding = (core: Core): Promise<void> =>
  tellOfEndings(core, async (tx, now) => {
    const ending = await takeEnding(tx, now, DAY_MS)
    if (!ending) return undefined
    const name = { zh: ending.name_zh, en: ending.name_en }
    return {
      userId: ending.user_id,
      ending: { kind: 'COUPON', userCouponId: ending.user_coupon_id, name, endAt: ending.end_at.getTime() }
    }
  })
