import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { couponsOf, CouponStrip, useCoupons } from '@/features/coupon'
import { roundMoney } from '@/stores/money'
import { Pressable } from '@/ui'
import { standingOf } from '../follow'
import { useFollow } from '../follow/useFollow'
import { partWords as t } from '../partMessages'
import './ShopCoupons.scss'

/** Tickets of a strip. */
const most = 8

/** The coupon that following gives, while it would. */
const FollowTicket = observer(function FollowTicket({ shop }: { shop: ShopDetail }) {
  const { toggle } = useFollow(shop.shopCode, shop.followerCount)
  const coupon = shop.followCoupon
  const standing = standingOf(shop.shopCode)
  if (!coupon || standing?.given || standing?.followed) return null
  return (
    <Pressable className="shop-ticket" onTap={toggle}>
      <View className="shop-ticket__worth">
        <View className="shop-ticket__amount">{roundMoney(coupon.amountFen)}</View>
        <View className="shop-ticket__over">
          {coupon.thresholdFen > 0 ? t('over', { amount: roundMoney(coupon.thresholdFen) }) : t('anyAmount')}
        </View>
      </View>
      <Text className="shop-ticket__act">{t('followAndGet')}</Text>
    </Pressable>
  )
})

/** Coupons of the shop, first the one for following it; nothing when there are none. */
export const ShopCoupons = observer(function ShopCoupons({ shop, title }: { shop: ShopDetail; title?: string }) {
  const coupons = useCoupons(shop.shopCode)
  const own = coupons.remote.data ? couponsOf(coupons.remote.data, [shop.shopCode]) : []
  const standing = standingOf(shop.shopCode)
  const gives = shop.followCoupon !== undefined && !standing?.given && !standing?.followed
  // until it is known the room of one line is kept
  if (own.length === 0 && !gives) return coupons.remote.status === 'loading' ? <View className="shop-coupons" /> : null
  return (
    <View className="shop-coupons" role="group" aria-label={t('coupons')}>
      {title ? (
        <View className="shop-coupons__title" role="heading" aria-level={2}>
          {title}
        </View>
      ) : null}
      <View className="shop-coupons__row">
        <FollowTicket shop={shop} />
        <View className="shop-coupons__strip">
          <CouponStrip coupons={{ ...coupons, remote: { ...coupons.remote, data: own } }} limit={most} />
        </View>
      </View>
    </View>
  )
})
