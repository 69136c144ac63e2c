import { defineMessages } from '@/i18n'

/** Words of the activities that a product is in. */
export const offerWords = defineMessages(
  'offer',
  {
    title: '这款正在活动中',
    presale: '预售',
    presaleOpen: '定金 {deposit} 抵 {worth}，到手 {total}',
    presaleComing: '{time} 起付定金 {deposit}',
    group: '拼团',
    groupPrice: '{size} 人团 {amount}，单买 {solo}',
    missing: '{name} 的团，还差 {count} 人',
    join: '去参团',
    flash: '限时秒杀',
    flashNow: '秒杀价 {amount}，看本场',
    flashComing: '{time} 开抢，秒杀价 {amount}',
    lowest: '近 90 天最低',
    assist: '好友助力',
    assistNow: '请朋友帮忙，最低 {amount}',
    assistOwn: '看我的助力',
    trial: '免费试用',
    trialOpen: '正在收申请，抽中不花钱',
    subsidy: '国补',
    subsidyWords: '以旧换新再减 {amount}',
    rebate: '返利'
  },
  {
    title: 'On offer now',
    presale: 'Presale',
    presaleOpen: 'Deposit {deposit} counts for {worth}, {total} in all',
    presaleComing: 'Deposit {deposit} from {time}',
    group: 'Group buy',
    groupPrice: 'Group of {size} {amount}, alone {solo}',
    missing: '{name}’s group, {count} to go',
    join: 'Join',
    flash: 'Flash sale',
    flashNow: '{amount}, see this session',
    flashComing: '{amount} from {time}',
    lowest: '90-day low',
    assist: 'Friend assist',
    assistNow: 'Friends help it down to {amount}',
    assistOwn: 'See mine',
    trial: 'Free trial',
    trialOpen: 'Apply now, free if you are drawn',
    subsidy: 'Subsidy',
    subsidyWords: '{amount} off by trade-in',
    rebate: 'Cashback'
  }
)
