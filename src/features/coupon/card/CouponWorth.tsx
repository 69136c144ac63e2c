import { Text, View } from '@tarojs/components'
import type { CouponRule } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { moneyParts } from '@/lib/money'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { couponWords } from '../messages'
import { rateOf } from '../rules'
import './CouponWorth.scss'

type Worth = Pick<CouponRule, 'benefit' | 'amountFen' | 'offBp' | 'thresholdFen'>

/** How much it takes off: an amount, a rate, or the freight. */
const Face = observer(function Face({ coupon: { benefit, amountFen, offBp = 0 } }: { coupon: Worth }) {
  if (benefit === 'FREIGHT') return <Text className="coupon-worth__words">{couponWords('freeWay')}</Text>
  if (benefit === 'PERCENT') {
    return (
      <>
        <Text>{couponWords('rate', rateOf(offBp))}</Text>
        <Text className="coupon-worth__symbol">{couponWords('rateUnit')}</Text>
      </>
    )
  }
  const { symbol, whole, cents } = moneyParts(amountFen, stores.site.currencySymbol)
  return (
    <>
      <Text className="coupon-worth__symbol">{symbol}</Text>
      <Text>{cents === '00' ? whole : `${whole}.${cents}`}</Text>
    </>
  )
})

/** From what amount on a coupon can be used. */
export const thresholdWords = (thresholdFen: number): string =>
  thresholdFen > 0 ? couponWords('over', { amount: roundMoney(thresholdFen) }) : couponWords('noThreshold')

/** How much a coupon takes off, and from what amount on, or how much at most. */
export const CouponWorth = observer(function CouponWorth({ coupon }: { coupon: Worth }) {
  return (
    <>
      <View className="coupon-worth__amount">
        <Face coupon={coupon} />
      </View>
      <View className="coupon-worth__over">
        {coupon.benefit === 'AMOUNT'
          ? thresholdWords(coupon.thresholdFen)
          : couponWords('most', { amount: roundMoney(coupon.amountFen) })}
      </View>
    </>
  )
})
