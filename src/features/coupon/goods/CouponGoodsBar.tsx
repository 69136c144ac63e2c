import { Text, View } from '@tarojs/components'
import { couponUse } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
  const use = couponUse(coupon, cartGoods(), serverNow())
  const begun = use.refusal === 'SHORT' && use.shortFen < coupon.thresholdFen
  // the freight is not known before an address is
  const reached = use.usable || use.refusal === 'NO_FREIGHT'
  const say = reached
    ? use.usable
      ? t('reached', { amount: roundMoney(use.discountFen) })
      : t('reachedFree')
    : begun
      ? t('short', { amount: roundMoney(use.shortFen) })
      : coupon.thresholdFen > 0
        ? t('empty', { amount: roundMoney(coupon.thresholdFen) })
        : t('any')
  return (
    <Row gap={2} className="coupon-goods-bar">
      <Icon name="ticket" size={20} color="sale" />
      <View className="ui__grow">
        <View className="ui__size-3 ui__bold ui__lines-1">{t('of', { name: coupon.name })}</View>
        <View className="ui__size-2 ui__tone-sale-deep" role="status">
          {say}
        </View>
      </View>
      {reached ? (
        <Button
          size="s"
          danger
          busy={settling.busy}
          label={`${t('settle')} ${coupon.name}`}
          onTap={() => void settling.settle(coupon)}
        >
          {t('settle')}
        </Button>
      ) : begun ? (
        <Pressable
          className="ui__row ui__size-2 ui__tone-action ui__bold ui__pad-x-2 ui__hit ui__fixed"
          role="link"
          onTap={() => void go('cart')}
        >
          <Text>{t('toCart')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      ) : null}
    </Row>
  )
})
