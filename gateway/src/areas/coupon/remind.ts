import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import { tellOfCoupon } from '../message'
import { takeEnding } from './storeOwn'

/** How long before its end a shopper is told. */
const TOLD_BEFORE_MS = DAY_MS
/** Of one round, so that it ends. */
const MOST_AT_ONCE = 200

/** Tells owners of coupons that end within a day, once for each, as far as they allowed it. */
export async function remindOfEnding(core: Core): Promise<void> {
  for (let told = 0; told < MOST_AT_ONCE; told += 1) {
    const found = await inTransaction(core.db, async (tx) => {
      const now = core.clock.date()
      const ending = await takeEnding(tx, now, TOLD_BEFORE_MS)
      if (ending) {
        const name = { zh: ending.name_zh, en: ending.name_en }
        await tellOfCoupon(tx, ending.user_id, { name, endAt: ending.end_at.getTime() }, now)
      }
      return ending
    })
    if (!found) return
  }
}
