import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { COUPON_KINDS, couponKind, type CouponRule } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { shownDay } from '@/stores/times'
import { classes } from '@/ui'
import { couponWords } from '../messages'
import { CouponWorth, thresholdWords } from './CouponWorth'
import './CouponCard.scss'

/** A coupon on offer, of the centre, or a shopper's own. */
export type ShownCoupon = CouponRule & Pick<CouponOffer, 'name' | 'shopName'> & { scope?: string }

interface CouponCardProps {
  coupon: ShownCoupon
  /** What is said of it, in the place of what it is for and until when. */
  facts?: readonly string[]
  /** What it would do here: good news, or what is missing. */
  note?: { words: string; good: boolean } | undefined
  /** Under the words: how much is left, pictures. */
  extra?: ReactNode
  /** It can't be used: grey. */
  off?: boolean
  /** At the right: a button, or what has become of it. */
  children?: ReactNode
}

/** What it is for. */
export function scopeWords({ scope, spuCodes, categoryCodes, shopCode, shopName }: ShownCoupon): string {
  if (spuCodes) return couponWords('ofProducts')
  if (categoryCodes) return scope ?? couponWords('ofCategories')
  return shopCode === null ? couponWords('allShops') : (shopName ?? '')
}

/** A coupon across the width: its worth, what it is for and until when, and what can be done with it. */
export const CouponCard = observer(function CouponCard(props: CouponCardProps) {
  const { coupon, note, extra, off = false, children } = props
  // a worth that says how much at most leaves its threshold to the words
  const threshold = coupon.benefit === 'AMOUNT' ? [] : [thresholdWords(coupon.thresholdFen)]
  // nothing of a kind that this app does not know
  const kind = COUPON_KINDS.find((candidate) => candidate === couponKind(coupon))
  const facts = props.facts ?? [scopeWords(coupon), ...threshold, couponWords('until', { day: shownDay(coupon.endAt) })]
  return (
    <View className={classes('coupon-card', off && 'coupon-card--off')}>
      <View className="coupon-card__worth">
        <CouponWorth coupon={coupon} />
      </View>
      <View className="coupon-card__words">
        <View className="coupon-card__name">
          {kind ? <Text className="coupon-card__kind">{couponWords(`kind${kind}`)}</Text> : null}
          <Text>{coupon.name}</Text>
        </View>
        <View className="coupon-card__note coupon-card__facts">
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
        </View>
        {note ? (
          <View className={classes('coupon-card__note', note.good ? 'coupon-card__good' : 'coupon-card__missing')}>
            {note.words}
          </View>
        ) : null}
        {extra}
      </View>
      {children ? <View className="coupon-card__act">{children}</View> : null}
    </View>
  )
})
