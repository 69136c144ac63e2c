import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { cartGoods } from '@/features/coupon'
import { formatRoundMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Icon, Pressable } from '@/ui'
import { cartWords } from './messages'
import { nearestPromotion } from './rules'
import '@/ui/layout/layout.scss'

/** What the chosen lines of a shop lack for its next coupon, with the way to what fills it; else what they have reached. */
export const ShopPromotion = observer(function ShopPromotion(props: {
  offers: readonly CouponOffer[]
  onCoupons: () => void
}) {
  const promotion = nearestPromotion(props.offers, cartGoods(), serverNow())
  if (!promotion) return null
  const { offer, say, fen } = promotion
  const money = (amount: number) => formatRoundMoney(amount, stores.site.currencySymbol)
  const words = cartWords(say === 'reached' && offer.state === 'AVAILABLE' ? 'reachedToGet' : say, {
    amount: money(fen),
    off: money(offer.amountFen),
    over: money(offer.thresholdFen),
    name: offer.name
  })
  const mine = offer.state === 'RECEIVED'
  const way = mine ? cartWords(say === 'reached' ? 'more' : 'fill') : cartWords('coupons')
  return (
    <Pressable
      className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-2 ui__hit ui__wide ui__left ui__tight cart-promotion"
      {...(mine ? { role: 'link' as const } : {})}
      onTap={() => {
        if (mine) void go('productList', { couponCode: offer.couponCode, title: offer.name })
        else props.onCoupons()
      }}
    >
      <View className="ui__grow">{words}</View>
      <Text className="cart-promotion__way">{way}</Text>
      <Icon name="right" size={12} color="sale" />
    </Pressable>
  )
})
