import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { Icon, Pressable, Tag } from '@/ui'
import { couponLineWords } from './messages'
import { couponWords } from '../messages'
import { couponsInPlay, rateOf, receivable } from '../rules'
import './CouponLine.scss'

interface CouponLineProps {
  /** undefined: not known yet; its room is kept. */
  offers: readonly CouponOffer[] | undefined
  /** What is bought, fen: coupons that it reaches are named, the others only where it reaches none. */
  goodsFen?: number | undefined
  /** What else takes something off, such as the freight rule. */
  also?: readonly string[]
  onTap: () => void
}

/** Labels in one line; a narrow window cuts what has no room. */
const most = 3

const label = ({ benefit, amountFen, offBp = 0, thresholdFen }: CouponOffer): string => {
  if (benefit === 'FREIGHT') return couponWords('freeWay')
  if (benefit === 'PERCENT') return couponLineWords('labelRate', rateOf(offBp))
  const amount = roundMoney(amountFen)
  return thresholdFen > 0
    ? couponLineWords('label', { amount, threshold: roundMoney(thresholdFen) })
    : couponLineWords('labelAny', { amount })
}

/** Coupons for what is shown, in one line that leads to receiving them; nothing when there are none. */
export const CouponLine = observer(function CouponLine({ offers, goodsFen = 0, also = [], onTap }: CouponLineProps) {
  if (!offers)
    return <View className="coupon-line coupon-line--wait" role="status" aria-label={couponLineWords('waiting')} />
  const coupons = couponsInPlay(offers)
  if (coupons.length + also.length === 0) return null
  const reachedCoupons = coupons.filter(({ thresholdFen }) => thresholdFen <= goodsFen)
  return (
    <Pressable className="coupon-line" onTap={onTap}>
      <View className="coupon-line__labels">
        {(reachedCoupons.length > 0 ? reachedCoupons : coupons).slice(0, most).map((coupon) => (
          <Tag key={coupon.couponCode} className="coupon-line__label">
            {label(coupon)}
          </Tag>
        ))}
        {also.map((words) => (
          <Tag key={words} kind="ok" className="coupon-line__label">
            {words}
          </Tag>
        ))}
      </View>
      <Text className="coupon-line__more">
        {couponLineWords(coupons.length === 0 ? 'see' : receivable(coupons).length > 0 ? 'get' : 'own')}
      </Text>
      <Icon name="right" size={12} color="ink-3" />
    </Pressable>
  )
})
