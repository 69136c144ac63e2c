import { defineMessages } from '@/i18n'

/** Words of what a product's promotions take off. */
export const promotionWords = defineMessages(
  'promotion',
  {
    list: '标价',
    pieces: '共 {count} 件',
    cut: '直降',
    flash: '限时秒杀',
    coupon: '优惠券',
    toReceive: '{name}，领取后可用',
    held: '{name}，已领取',
    own: '已领取',
    freight: '运费',
    freightUnknown: '选择配送地区后可见',
    freightFrom: '满 {amount} 免运费',
    freightFree: '免运费',
    total: '到手价',
    totalNote: '不含运费',
    nothing: '现在没有可减的，按标价购买',
    coupons: '可用的券',
    tell: '降价时告诉我'
  },
  {
    list: 'List price',
    pieces: '{count|1 piece|{count} pieces}',
    cut: 'Price cut',
    flash: 'Flash sale',
    coupon: 'Coupon',
    toReceive: '{name}: get it first',
    held: '{name}: yours',
    own: 'Yours',
    freight: 'Shipping',
    freightUnknown: 'Choose a region to see it',
    freightFrom: 'Free from {amount}',
    freightFree: 'Free',
    total: 'You pay',
    totalNote: 'Without shipping',
    nothing: 'Nothing comes off now: this is the list price',
    coupons: 'Coupons for this',
    tell: 'Tell me when it is cheaper'
  }
)
