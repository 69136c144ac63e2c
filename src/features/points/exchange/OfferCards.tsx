import { Text, View } from '@tarojs/components'
import type { PointOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { groupedCount } from '@/lib/counts'
import { dotted } from '@/lib/dots'
import { roundMoney } from '@/stores/money'
import { classes, Picture, Tag } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
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
    <View className="ui__size-2 ui__tone-warm point-price">
      <Text className="ui__size-6 ui__heavy ui__figures">{groupedCount(points)}</Text>
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
    <Row gap={2} className="offer-best">
      <View className="ui__pad-3 ui__grow">
        <Tag kind="warm">{exchangeWords('best')}</Tag>
        <View className="ui__size-4 ui__tone-ink ui__bold ui__above-1 ui__lines-2">{offer.name}</View>
        <View className="ui__size-2 ui__tone-ink-3 offer-card__facts">{goodsFacts(offer)}</View>
        <PointPrice points={offer.points} />
        <OfferAct {...props} filled />
      </View>
      <View className="ui__pad-3 offer-best__picture">
        <Picture src={offer.picture ?? ''} alt="" eager round />
      </View>
    </Row>
  )
})

/** Goods in two columns. */
export const GoodsOffer = observer(function GoodsOffer(props: OfferCardProps) {
  const { offer } = props
  return (
    <View className={classes('ui__stack offer-card', offer.leftOver === 0 && 'offer-card--gone')}>
      <View className="offer-card__picture">
        <Picture src={offer.picture ?? ''} alt="" />
        {isAlmostGone(offer) ? (
          <View className="offer-card__mark">
            <Tag kind="warm">{exchangeWords('almostGone')}</Tag>
          </View>
        ) : null}
      </View>
      <Stack className="offer-card__body">
        <View className="ui__size-3 ui__tone-ink ui__lines-2 offer-card__name">{offer.name}</View>
        <View className="ui__size-2 ui__tone-ink-3 offer-card__facts">{goodsFacts(offer)}</View>
        <PointPrice points={offer.points} />
        <OfferAct {...props} />
      </Stack>
    </View>
  )
})

/** A coupon as a row: what it takes off at the left, what it costs at the right. */
export const CouponOfferRow = observer(function CouponOfferRow(props: OfferCardProps) {
  const { offer } = props
  return (
    <Row wrap pad={3} className="offer-coupon">
      <View className="ui__tone-sale-deep ui__center offer-coupon__benefit">
        <View className="ui__size-5 ui__heavy">{couponWords(offer)}</View>
        <View className="ui__size-2">{thresholdWords(offer)}</View>
      </View>
      <View className="offer-coupon__words">
        <View className="ui__size-3 ui__tone-ink ui__bold ui__lines-2">{offer.name}</View>
        <View className="ui__size-2 ui__tone-ink-3 offer-card__facts">
          {exchangeWords('leftCoupons', { count: offer.leftOver })}
        </View>
        <PointPrice points={offer.points} />
      </View>
      <View className="offer-coupon__act">
        <OfferAct {...props} />
      </View>
    </Row>
  )
})
