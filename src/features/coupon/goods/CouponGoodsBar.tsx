import { Text, View } from '@tarojs/components'
import { couponUse } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { formatRoundMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Icon, Pressable } from '@/ui'
import { cartGoods } from '../cartGoods'
import { useQuery } from './calls'
import { couponGoodsWords as t } from './messages'
import { useCartAsItIs } from './useCartAsItIs'
import { useSettling } from './useSettling'
import './CouponGoodsBar.scss'

/** Over the products that a coupon fits: which coupon, what the cart lacks for it, else the way to settle with it. */
export const CouponGoodsBar = observer(function CouponGoodsBar({ couponCode }: { couponCode: string }) {
  const { data } = useQuery('GET /o2mkt-b2c/v1/coupon-self/coupon-available', { query: { couponCode, size: 1 } })
  const settling = useSettling(couponCode)
  useCartAsItIs()
  if (!data) return null
  const { coupon } = data
  const money = (fen: number) => formatRoundMoney(fen, stores.site.currencySymbol)
  const use = couponUse(coupon, cartGoods(), serverNow())
  const hasBegun = use.refusal === 'SHORT' && use.shortFen < coupon.thresholdFen
  // the freight is not known before an address is
  const isReached = use.usable || use.refusal === 'NO_FREIGHT'
  const say = isReached
    ? use.usable
      ? t('reached', { amount: money(use.discountFen) })
      : t('reachedFree')
    : hasBegun
      ? t('short', { amount: money(use.shortFen) })
      : coupon.thresholdFen > 0
        ? t('empty', { amount: money(coupon.thresholdFen) })
        : t('any')
  return (
    <View className="coupon-goods-bar">
      <Icon name="ticket" size={20} color="sale" />
      <View className="coupon-goods-bar__words">
        <View className="coupon-goods-bar__name">{t('of', { name: coupon.name })}</View>
        <View className="coupon-goods-bar__note" role="status">
          {say}
        </View>
      </View>
      {isReached ? (
        <Button
          size="s"
          danger
          busy={settling.busy}
          label={`${t('settle')} ${coupon.name}`}
          onTap={() => void settling.settle(coupon)}
        >
          {t('settle')}
        </Button>
      ) : hasBegun ? (
        <Pressable className="coupon-goods-bar__cart" role="link" onTap={() => void go('cart')}>
          <Text>{t('toCart')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      ) : null}
    </View>
  )
})
