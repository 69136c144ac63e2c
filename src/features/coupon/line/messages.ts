import { defineMessages } from '@/i18n'

/** Words of the line that leads to coupons. */
export const couponLineWords = defineMessages(
  'couponLine',
  {
    labelRate: '{tenths} 折',
    label: '满 {threshold} 减 {amount}',
    labelAny: '立减 {amount}',
    get: '领券',
    own: '已领券',
    see: '查看',
    waiting: '正在加载优惠券'
  },
  {
    labelRate: '{percent}% off',
    label: '{amount} off over {threshold}',
    labelAny: '{amount} off',
    get: 'Get coupons',
    own: 'Yours',
    see: 'View',
    waiting: 'Loading coupons'
  }
)
