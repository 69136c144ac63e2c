import { SentCoupon } from '@/features/coupon/send'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'

/** A coupon that a code or a link gives. */
function CouponSend({ code }: RouteParams['couponSend']) {
  return (
    <Screen className="sent-coupon-screen">
      <SentCoupon code={code} />
    </Screen>
  )
}

export default definePage('couponSend', { body: CouponSend, skeleton: <Skeleton shape="rows" count={1} /> })
