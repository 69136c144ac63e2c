import { defineMessages } from '@/i18n'

/** Words of coupons on offer. */
export const couponWords = defineMessages(
  'coupon',
  {
    over: '满 {amount} 可用',
    noThreshold: '无门槛',
    allShops: '全场通用',
    until: '{day} 前有效',
    receive: '领取',
    receiving: '领取中',
    received: '已领取',
    used: '已使用',
    soldOut: '已领完',
    done: '领取成功，下单时可用',
    unknown: '网络不佳，没能确认是否领到，请再试一次',
    takesOff: '这单可减 {amount}',
    missing: '再买 {amount} 可用',
    title: '优惠券'
  },
  {
    over: 'Over {amount}',
    noThreshold: 'No minimum',
    allShops: 'All shops',
    until: 'Until {day}',
    receive: 'Get',
    receiving: 'Getting',
    received: 'Got it',
    used: 'Used',
    soldOut: 'All gone',
    done: "It's yours. Use it at checkout",
    unknown: 'Poor connection: you may not have got it. Please try again',
    takesOff: '{amount} off this order',
    missing: 'Spend {amount} more',
    title: 'Coupons'
  }
)
