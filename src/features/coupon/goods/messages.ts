import { defineMessages } from '@/i18n'

/** Words over the products that a coupon fits. */
export const couponGoodsWords = defineMessages(
  'couponGoods',
  {
    of: '「{name}」可用商品',
    reached: '购物车已满足，下单可减 {amount}',
    reachedFree: '购物车已满足，下单可免运费',
    short: '购物车还差 {amount} 可用',
    empty: '选购以下商品，满 {amount} 可用',
    any: '选购以下商品即可使用',
    toCart: '去购物车',
    settle: '用券结算',
    unknown: '网络不佳，请再试一次'
  },
  {
    of: 'For “{name}”',
    reached: 'Your cart is there: {amount} off',
    reachedFree: 'Your cart is there: delivery is free',
    short: '{amount} more in your cart to use it',
    empty: 'Spend {amount} on these',
    any: 'Good for any of these',
    toCart: 'To the cart',
    settle: 'Check out',
    unknown: 'Poor connection. Please try again'
  }
)
