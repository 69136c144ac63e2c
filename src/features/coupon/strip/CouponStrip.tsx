import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { Hidden, Pressable, SideScroll } from '@/ui'
import { CouponWorth } from '../card/CouponWorth'
import { couponWords } from '../messages'
import type { Coupons } from '../useCoupons'
import './CouponStrip.scss'

interface TicketProps {
  coupon: CouponOffer
  busy: boolean
  onReceive: () => void
}

const stateWords = { AVAILABLE: 'receive', RECEIVED: 'received', USED: 'used', SOLD_OUT: 'soldOut' } as const

const Ticket = observer(function Ticket({ coupon, busy, onReceive }: TicketProps) {
  const { name, state } = coupon
  const open = state === 'AVAILABLE'
  return (
    <Pressable
      className={open ? 'coupon-ticket' : `coupon-ticket coupon-ticket--${state === 'SOLD_OUT' ? 'gone' : 'got'}`}
      disabled={!open}
      busy={busy}
      onTap={onReceive}
    >
      <Hidden>{name}</Hidden>
      <View className="coupon-ticket__worth">
        <CouponWorth coupon={coupon} />
      </View>
      <View className="coupon-ticket__act">
        <Text className="coupon-ticket__words">{couponWords(busy ? 'receiving' : stateWords[state])}</Text>
      </View>
    </Pressable>
  )
})

/** Coupons in a row; a tap receives one. */
export const CouponStrip = observer(function CouponStrip({ coupons, limit }: { coupons: Coupons; limit: number }) {
  const { remote, busy, receive } = coupons
  return (
    <SideScroll>
      {(remote.data ?? []).slice(0, limit).map((coupon) => (
        <Ticket
          key={coupon.couponCode}
          coupon={coupon}
          busy={busy.has(coupon.couponCode)}
          onReceive={() => void receive(coupon)}
        />
      ))}
    </SideScroll>
  )
})
