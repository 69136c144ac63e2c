import { defineMessages } from '@/i18n'

/** Words of what a shop shows on demand: its other tabs, its coupons, its plain front, and that it is closed. */
export const partWords = defineMessages(
  'shopParts',
  {
    coupons: '店铺优惠券',
    followAndGet: '关注并领',
    over: '满 {amount} 可用',
    anyAmount: '无门槛使用',
    newTitle: '近期上新',
    allNew: '全部新品',
    bestTitle: '店里卖得好',
    flashTitle: '正在秒杀',
    noNew: '近 30 天没有上新',
    noNewNote: '看看店里卖得好的',
    seeAll: '看全部商品',
    noActivity: '现在没有活动',
    noActivityNote: '关注店铺，有活动先知道',
    noGoods: '店里还没有商品',
    closedTitle: '店铺暂停营业',
    closedNote: '暂时不能下单，已买的订单和售后照常处理',
    closedReason: '{reason}。',
    others: '看看其他店铺',
    missing: '没有找到这家店',
    missingNote: '可能已经关店，或链接不完整'
  },
  {
    coupons: 'Shop coupons',
    followAndGet: 'Follow to get',
    over: 'Min. spend {amount}',
    anyAmount: 'On any order',
    newTitle: 'New here',
    allNew: 'All new',
    bestTitle: 'Best sellers',
    flashTitle: 'Flash sale',
    noNew: 'Nothing new in 30 days',
    noNewNote: 'See what sells well here',
    seeAll: 'See all products',
    noActivity: 'No offers right now',
    noActivityNote: 'Follow the shop to hear about the next',
    noGoods: 'This shop has no products yet',
    closedTitle: 'This shop is closed for now',
    closedNote: 'You can’t order here now. Orders and service go on as usual',
    closedReason: '{reason}. ',
    others: 'Other shops',
    missing: 'We can’t find that shop',
    missingNote: 'It may have closed, or the link is incomplete'
  }
)
