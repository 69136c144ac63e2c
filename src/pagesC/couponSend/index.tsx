import { useEffect } from 'react'
import { SentCoupon, sentCouponWords, useSentCoupon } from '@/features/coupon/send'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'

/** A coupon that a code or a link gives; red around the envelope alone. */
function CouponSend({ code }: RouteParams['couponSend']) {
  const sent = useSentCoupon(code)
  const { inEnvelope } = sent

  // white time and battery on the red ground
  useEffect(() => setStatusBarWords(inEnvelope ? 'white' : 'black'), [inEnvelope])

  return (
    <Screen {...(inEnvelope ? { className: 'sent-coupon-screen' } : {})}>
      <SentCoupon code={code} sent={sent} />
    </Screen>
  )
}

export default definePage('couponSend', {
  body: CouponSend,
  skeleton: <Skeleton shape="rows" count={1} />,
  title: () => sentCouponWords('title')
})
