import { ScrollView, Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatRoundMoney, moneyParts } from '@/lib/money'
import { stores } from '@/stores'
import { Hidden, Pressable } from '@/ui'
import { couponWords } from './messages'
import type { Coupons } from './useCoupons'
import './CouponStrip.scss'

const plain = (fen: number): string => formatRoundMoney(fen, stores.site.currencySymbol)

interface TicketProps {
  coupon: CouponOffer
  busy: boolean
  onReceive: () => void
}

const stateWords = (state: CouponOffer['state'], busy: boolean): string => {
  if (busy) return couponWords('receiving')
  if (state === 'RECEIVED') return couponWords('received')
  return couponWords(state === 'SOLD_OUT' ? 'soldOut' : 'receive')
}

const Ticket = observer(function Ticket({ coupon, busy, onReceive }: TicketProps) {
  const { amountFen, thresholdFen, name, state } = coupon
  const { symbol, whole, cents } = moneyParts(amountFen, stores.site.currencySymbol)
  const threshold = thresholdFen > 0 ? couponWords('over', { amount: plain(thresholdFen) }) : couponWords('noThreshold')
  const words = stateWords(state, busy)
  const open = state === 'AVAILABLE'
  return (
    <Pressable
      className={open ? 'coupon-ticket' : `coupon-ticket coupon-ticket--${state === 'RECEIVED' ? 'got' : 'gone'}`}
      disabled={!open}
      busy={busy}
      onTap={onReceive}
    >
      <Hidden>{name}</Hidden>
      <View className="coupon-ticket__worth">
        <View className="coupon-ticket__amount">
          <Text className="coupon-ticket__symbol">{symbol}</Text>
          <Text>{cents === '00' ? whole : `${whole}.${cents}`}</Text>
        </View>
        <View className="coupon-ticket__over">{threshold}</View>
      </View>
      <View className="coupon-ticket__act">
        <Text className="coupon-ticket__words">{words}</Text>
      </View>
    </Pressable>
  )
})

/** Coupons in a row; a tap receives one. */
export const CouponStrip = observer(function CouponStrip({ coupons, limit }: { coupons: Coupons; limit: number }) {
  const { remote, busy, receive } = coupons
  return (
    <ScrollView className="coupon-strip" scrollX enhanced showScrollbar={false}>
      <View className="coupon-strip__row">
        {(remote.data ?? []).slice(0, limit).map((coupon) => (
          <Ticket
            key={coupon.couponCode}
            coupon={coupon}
            busy={busy.has(coupon.couponCode)}
            onReceive={() => void receive(coupon)}
          />
        ))}
      </View>
    </ScrollView>
  )
})
