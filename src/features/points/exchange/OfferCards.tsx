import { Text, View } from '@tarojs/components'
import type { PointOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { dotted } from '@/lib/dots'
import { roundMoney } from '@/stores/money'
import { classes, Picture, Tag } from '@/ui'
import { exchangeWords } from './messages'
import { OfferAct } from './OfferAct'
import { isAlmostGone } from './rules'
import './OfferCards.scss'

export interface OfferCardProps {
  offer: PointOffer
  balance: number
  onExchange: (offer: PointOffer) => void
}

/** How many points, the number large. */
export const PointPrice = observer(function PointPrice({ points }: { points: number }) {
  return (
    <View className="point-price">
      <Text className="point-price__figure">{groupedCount(points)}</Text>
      <Text>{` ${exchangeWords('points')}`}</Text>
    </View>
  )
})

const goodsFacts = ({ priceFen, leftOver }: PointOffer): string =>
  dotted([
    ...(priceFen === undefined ? [] : [exchangeWords('price', { amount: roundMoney(priceFen) })]),
    exchangeWords('left', { count: leftOver })
  ])

/** What a coupon takes off, in a few words. */
export function couponWords({ coupon }: PointOffer): string {
  if (coupon === undefined) return ''
  if (coupon.benefit === 'FREIGHT') return exchangeWords('freightOff')
  if (coupon.benefit === 'PERCENT') return exchangeWords('percentOff', { percent: (coupon.offBp ?? 0) / 100 })
  return exchangeWords('amountOff', { amount: roundMoney(coupon.amountFen) })
}

export const thresholdWords = ({ coupon }: PointOffer): string =>
  coupon === undefined || coupon.thresholdFen === 0
    ? exchangeWords('noThreshold')
    : exchangeWords('threshold', { amount: roundMoney(coupon.thresholdFen) })

/** The one that is recommended: across both columns, with the picture beside its words. */
export const BestOffer = observer(function BestOffer(props: OfferCardProps) {
  const { offer } = props
  return (
    <View className="offer-best">
      <View className="offer-best__words">
        <Tag kind="warm">{exchangeWords('best')}</Tag>
        <View className="offer-best__name">{offer.name}</View>
        <View className="offer-card__facts">{goodsFacts(offer)}</View>
        <PointPrice points={offer.points} />
        <OfferAct {...props} filled />
      </View>
      <View className="offer-best__picture">
        <Picture src={offer.picture ?? ''} alt="" eager />
      </View>
    </View>
  )
})

/** Goods in two columns. */
export const GoodsOffer = observer(function GoodsOffer(props: OfferCardProps) {
  const { offer } = props
  return (
    <View className={classes('offer-card', offer.leftOver === 0 && 'offer-card--gone')}>
      <View className="offer-card__picture">
        <Picture src={offer.picture ?? ''} alt="" />
        {isAlmostGone(offer) ? (
          <View className="offer-card__mark">
            <Tag kind="warm">{exchangeWords('almostGone')}</Tag>
          </View>
        ) : null}
      </View>
      <View className="offer-card__body">
        <View className="offer-card__name">{offer.name}</View>
        <View className="offer-card__facts">{goodsFacts(offer)}</View>
        <PointPrice points={offer.points} />
        <OfferAct {...props} />
      </View>
    </View>
  )
})

/** A coupon as a row: what it takes off at the left, what it costs at the right. */
export const CouponOfferRow = observer(function CouponOfferRow(props: OfferCardProps) {
  const { offer } = props
  return (
    <View className="offer-coupon">
      <View className="offer-coupon__benefit">
        <View className="offer-coupon__off">{couponWords(offer)}</View>
        <View className="offer-coupon__threshold">{thresholdWords(offer)}</View>
      </View>
      <View className="offer-coupon__words">
        <View className="offer-coupon__name">{offer.name}</View>
        <View className="offer-card__facts">{exchangeWords('leftCoupons', { count: offer.leftOver })}</View>
        <PointPrice points={offer.points} />
      </View>
      <View className="offer-coupon__act">
        <OfferAct {...props} />
      </View>
    </View>
  )
})
