import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { couponWords, CouponWorth, useCoupons } from '@/features/coupon'
import { Hidden, Pressable, SideScroll } from '@/ui'
import type { BlockGiven } from '../blocks/block'
import { ShimmerBox } from '../blocks/Shimmer'
import { Near } from '../Near'
import { problemOf, reportProblem } from '../problems'
import { usePageEnv, usePageReload } from '../signals'
import './CouponRail.scss'

const stateWords = { AVAILABLE: 'receive', RECEIVED: 'received', USED: 'used', SOLD_OUT: 'soldOut' } as const

interface TicketProps {
  coupon: CouponOffer
  busy: boolean
  onReceive: () => void
}

const Ticket = observer(function Ticket({ coupon, busy, onReceive }: TicketProps) {
  const open = coupon.state === 'AVAILABLE'
  return (
    <Pressable
      className={open ? 'cms-ticket' : 'cms-ticket cms-ticket--got'}
      disabled={!open}
      busy={busy}
      onTap={onReceive}
    >
      <Hidden>{coupon.name}</Hidden>
      <View className="cms-ticket__worth">
        <CouponWorth coupon={coupon} />
      </View>
      <Text className="cms-ticket__act">{couponWords(busy ? 'receiving' : stateWords[coupon.state])}</Text>
    </Pressable>
  )
})

/** The chosen ones in the order they were chosen in, or all, up to `limit`. */
export function shownCoupons(
  all: readonly CouponOffer[],
  { couponCodes, limit }: { couponCodes?: readonly string[]; limit: number }
): CouponOffer[] {
  const selection = couponCodes?.flatMap((code) => all.filter(({ couponCode }) => couponCode === code))
  return (selection ?? [...all]).slice(0, limit)
}

const Loaded = observer(function Loaded({ id, props }: BlockGiven<'couponRail'>) {
  const { page } = usePageEnv()
  const coupons = useCoupons(props.shopCode)
  const { status, data, error, reload } = coupons.remote
  usePageReload(reload)
  useEffect(() => {
    if (status === 'failed') reportProblem(`${page}/${id}`, problemOf(error))
  }, [status, error, page, id])
  if (!data) return status === 'failed' ? null : <ShimmerBox className="cms-block cms-ticket__wait" />
  const visibleCoupons = shownCoupons(data, props)
  if (visibleCoupons.length === 0) return null
  return (
    <View className="cms-block cms-tickets">
      <SideScroll>
        {visibleCoupons.map((coupon) => (
          <Ticket
            key={coupon.couponCode}
            coupon={coupon}
            busy={coupons.busy.has(coupon.couponCode)}
            onReceive={() => void coupons.receive(coupon)}
          />
        ))}
      </SideScroll>
    </View>
  )
})

/** Coupons as tickets side by side; nothing when there are none. */
export function CouponRail(props: BlockGiven<'couponRail'>) {
  return (
    <Near id={props.id} atOnce={props.eager} waiting={<ShimmerBox className="cms-block cms-ticket__wait" />}>
      <Loaded {...props} />
    </Near>
  )
}
