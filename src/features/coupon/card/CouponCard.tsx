import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { formatDay } from '@/lib/dates'
import { classes } from '@/ui'
import { couponWords } from '../messages'
import { CouponWorth } from './CouponWorth'
import './CouponCard.scss'

interface CouponCardProps {
  coupon: CouponOffer
  /** What it would do here: good news, or what is missing. */
  note?: { words: string; good: boolean } | undefined
  /** At the right: a button, or what has become of it. */
  children: ReactNode
}

/** A coupon across the width: its worth, what it is for and until when, and what can be done with it. */
export const CouponCard = observer(function CouponCard({ coupon, note, children }: CouponCardProps) {
  const { name, shopCode, shopName, endAt } = coupon
  const scope = shopCode === null ? couponWords('allShops') : (shopName ?? '')
  return (
    <View className="coupon-card">
      <View className="coupon-card__worth">
        <CouponWorth coupon={coupon} />
      </View>
      <View className="coupon-card__words">
        <View className="coupon-card__name">{name}</View>
        <View className="coupon-card__note coupon-card__facts">
          {scope === '' ? null : <Text>{scope}</Text>}
          <Text>{couponWords('until', { day: formatDay(endAt) })}</Text>
        </View>
        {note ? (
          <View className={classes('coupon-card__note', note.good ? 'coupon-card__good' : 'coupon-card__missing')}>
            {note.words}
          </View>
        ) : null}
      </View>
      <View className="coupon-card__act">{children}</View>
    </View>
  )
})
