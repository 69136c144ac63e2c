import type { Core } from '../../core/area'
import { newId } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { notFound, refusal } from '../../core/errors'
import { customerByPhone } from '../customer'
import { grant } from './service'
import * as store from './store'

const MOST_SHOWN = 20

/** What the console shows of coupons: those that can be given, the newest that shoppers have, and whether all accounts add up. */
export async function couponDesk(core: Core) {
  const now = core.clock.date()
  return {
    offers: (await store.running(core.db, now)).map((coupon) => ({
      couponCode: coupon.coupon_code,
      name: coupon.name_zh
    })),
    owned: (await store.newestOwned(core.db, now, MOST_SHOWN)).map((coupon) => ({
      userCouponId: coupon.user_coupon_id,
      phone: coupon.phone ?? '',
      name: coupon.name_zh,
      endAt: coupon.end_at.getTime(),
      used: coupon.settlement_id !== null
    })),
    unbalanced: await store.countUnbalanced(core.db)
  }
}

/** Gives a coupon to the customer with this phone. */
export const giveByHand = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { phone, couponCode }: { phone: string; couponCode: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'REWARDS', act: 'coupon.give', about: couponCode }, async (tx, now) => {
    const userId = await customerByPhone(tx, phone)
    if (userId === undefined) throw notFound('customer.missing', '没有这个手机号的顾客', 'Nobody has that phone number')
    await grant(tx, { userId, couponCode, ref: newId('console'), now })
  })

/** Ends a shopper's coupon now. */
export const endByHand = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, userCouponId: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'REWARDS', act: 'coupon.end', about: userCouponId }, async (tx, now) => {
    if (!(await store.endNow(tx, userCouponId, now)))
      throw refusal('coupon.ended', '这张券已到期', 'That coupon has ended already')
  })
