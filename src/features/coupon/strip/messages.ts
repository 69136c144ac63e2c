import { defineMessages } from '@/i18n'

/** Words of coupons on offer. */
export const couponWords = defineMessages(
  'couponStrip',
  {
    over: '满{amount}可用',
    noThreshold: '无门槛',
    allShops: '全场通用',
    receive: '领取',
    receiving: '领取中',
    received: '已领取',
    soldOut: '已领完',
    done: '领取成功，下单时可用',
    unknown: '网络不佳，没能确认是否领到，请再试一次'
  },
  {
    over: 'Over {amount}',
    noThreshold: 'No minimum',
    allShops: 'All shops',
    receive: 'Get',
    receiving: 'Getting',
    received: 'Got it',
    soldOut: 'All gone',
    done: 'It is yours. Use it at checkout',
    unknown: 'Poor network: we could not tell whether you got it. Please try again'
  }
)
