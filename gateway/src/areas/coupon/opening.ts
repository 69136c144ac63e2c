import type { DataOf } from '../../../../contract'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { tellOfOpening } from '../message'
import { closesAt, couponMissing, endedRefusal, opensAt } from './service'
import { offer } from './store'
import * as store from './storeOpening'

/** What one shopper can wait for at once. */
const MOST = 50

/** Keeps that a shopper wants to hear when a coupon can be received. Run it in a transaction. */
export async function remindOfOpening(
  db: Db,
  userId: string,
  couponCode: string,
  now: Date
): Promise<DataOf<'POST /o2mkt-b2c/v1/coupon-reminders'>> {
  const coupon = await offer(db, couponCode)
  if (!coupon?.offered) throw couponMissing()
  if (closesAt(coupon) <= now) throw endedRefusal()
  const opens = opensAt(coupon)
  if (opens <= now) throw refusal('reminder.open', '现在就可以领取', 'You can get it now')
  const waiting = await store.lockReminders(db, userId)
  if (!waiting.has(couponCode) && waiting.size >= MOST) {
    throw refusal(
      'reminder.too-many',
      `最多同时设 ${MOST} 个提醒，请先取消几个`,
      `You can set ${MOST} reminders at once. Please cancel some first`
    )
  }
  await store.keepReminder(db, { user_id: userId, coupon_code: couponCode, created_at: now })
  return { couponCode, reminded: true, opensAt: opens.getTime() }
}

/** Forgets a reminder; without one nothing happens. */
export async function forgetOpening(
  db: Db,
  userId: string,
  couponCode: string
): Promise<DataOf<'POST /o2mkt-b2c/v1/coupon-reminders/cancel'>> {
  await store.dropReminder(db, userId, couponCode)
  return { couponCode, reminded: false }
}

/** Messages sent in one go. */
const AT_MOST = 200

/**
 * Tells those who wait that their coupon can be received, one transaction each. Each reminder is gone with it, and nothing
 * gets a notice of a coupon that is gone or closed by then, or that they have.
 */
export async function tellOpened(core: Core): Promise<void> {
  const now = core.clock.date()
  for (let round = 0; round < AT_MOST; round += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const due = await store.takeDue(tx, now)
      if (!due) return false
      if (due.offered && due.left_over > 0 && closesAt(due) > now && !due.received) {
        const name = { zh: due.name_zh, en: due.name_en }
        await tellOfOpening(
          tx,
          due.user_id,
          { couponCode: due.coupon_code, name, closesAt: closesAt(due).getTime() },
          now
        )
      }
      return true
    })
    if (!more) break
  }
}
