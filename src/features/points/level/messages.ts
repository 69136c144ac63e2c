import { defineMessages } from '@/i18n'

/** Words of the levels. */
export const levelWords = defineMessages(
  'level',
  {
    title: '会员等级',
    all: '全部等级',
    own: '当前',
    gives: '购物多得 {percent}% 积分',
    givesNothing: '购物得积分',
    toNext: '再消费 {amount} 升{level}，{gives}',
    highest: '已是最高等级',
    from: '累计消费满 {amount}',
    fromStart: '注册即是',
    rule: '按确认收货的实付金额累计，升级后的下一单起多得积分。'
  },
  {
    title: 'Level',
    all: 'All levels',
    own: 'Yours',
    gives: '{percent}% more points on orders',
    givesNothing: 'Points on orders',
    toNext: 'Spend {amount} more for {level}: {gives}',
    highest: 'The highest level',
    from: 'From {amount} spent',
    fromStart: 'From the start',
    rule: 'What you paid for orders you received counts. A new level counts from your next order on.'
  }
)
