import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import type { CouponGoods } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { roundMoney } from '@/stores/money'
import { Button } from '@/ui'
import { CouponCard } from '../card/CouponCard'
import { couponWords } from '../messages'
import { couponsInPlay, progressOf, usableFirst } from '../rules'
import type { CouponListProps } from './couponSheetTypes'
import '@/ui/layout/layout.scss'

const noteOf = (coupon: CouponOffer, goods: readonly CouponGoods[]) => {
  const progress = progressOf(coupon, goods, serverNow())
  if (!progress) return undefined
  const amount = roundMoney(progress.fen)
  return { words: couponWords(progress.say, { amount }), good: progress.say === 'takesOff' }
}

/** Coupons that can be received, where they stand, and those the shopper has. */
export const CouponList = observer(function CouponList(props: CouponListProps) {
  const { coupons, offers, goods = [], onReceived, onUse } = props
  const receive = async (coupon: CouponOffer) => {
    if (await coupons.receive(coupon)) onReceived?.()
  }
  return (
    <View className="ui__pad-top-1">
      {usableFirst(couponsInPlay(offers), goods, serverNow()).map((coupon) => (
        <CouponCard key={coupon.couponCode} coupon={coupon} note={noteOf(coupon, goods)}>
          {coupon.state === 'AVAILABLE' ? (
            <Button
              size="s"
              danger
              busy={coupons.busy.has(coupon.couponCode)}
              label={`${couponWords('receive')} ${coupon.name}`}
              onTap={() => receive(coupon)}
            >
              {couponWords('receive')}
            </Button>
          ) : onUse ? (
            <Button
              size="s"
              kind="outline"
              danger
              label={`${couponWords('use')} ${coupon.name}`}
              onTap={() => onUse(coupon)}
            >
              {couponWords('use')}
            </Button>
          ) : (
            <Text className="ui__size-2 ui__tone-ink-3">{couponWords('received')}</Text>
          )}
        </CouponCard>
      ))}
    </View>
  )
})
