import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatRoundMoney, moneyParts } from '@/lib/money'
import { stores } from '@/stores'
import { couponWords } from '../messages'
import './CouponWorth.scss'

/** How much a coupon takes off, and from what amount on. */
export const CouponWorth = observer(function CouponWorth({ coupon }: { coupon: CouponOffer }) {
  const { currencySymbol } = stores.site
  const { symbol, whole, cents } = moneyParts(coupon.amountFen, currencySymbol)
  return (
    <>
      <View className="coupon-worth__amount">
        <Text className="coupon-worth__symbol">{symbol}</Text>
        <Text>{cents === '00' ? whole : `${whole}.${cents}`}</Text>
      </View>
      <View className="coupon-worth__over">
        {coupon.thresholdFen > 0
          ? couponWords('over', { amount: formatRoundMoney(coupon.thresholdFen, currencySymbol) })
          : couponWords('noThreshold')}
      </View>
    </>
  )
})
