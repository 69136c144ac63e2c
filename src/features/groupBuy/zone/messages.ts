import { defineMessages } from '@/i18n'

/** Words of the zone of group buys. */
export const zoneWords = defineMessages(
  'groupZone',
  {
    slogan: '人越多越便宜',
    most: '拼团最多省 {amount}',
    refund: '24 小时没拼满，全额退',
    nearly: '正在拼的团',
    more: '还有 {count} 个',
    less: '收起',
    missing: '差 {count} 人',
    joinOf: '参团：{title}，{amount}',
    saves: '{size} 人都付款才成团，省 {amount}',
    sizes: '几人团',
    bought: '已拼 {count} 件',
    left: '还剩 {count} 件',
    alone: '单独购买 {amount}',
    startsAt: '{time} 开始',
    none: '现在没有拼团',
    noneNote: '下一场开始前，先看看别的',
    toHome: '去首页逛逛',
    yours: '你的团还差 {count} 人',
    yoursNote: '剩',
    groups: '拼团',
    mine: '我的拼团'
  },
  {
    slogan: 'Save together',
    most: 'Save up to {amount} in a group',
    refund: 'Not full in 24 h? Refund',
    nearly: 'Open groups',
    more: '{count} more',
    less: 'Show fewer',
    missing: '{count} to go',
    joinOf: 'Join: {title}, {amount}',
    saves: 'All {size} have to pay; you save {amount}',
    sizes: 'Group size',
    bought: '{count} bought in groups',
    left: '{count} left',
    alone: 'Buy alone, {amount}',
    startsAt: 'Starts {time}',
    none: 'No group buys now',
    noneNote: 'Look around until the next ones start',
    toHome: 'Go to the home page',
    yours: 'Your group: {count} to go',
    yoursNote: 'Time left',
    groups: 'Group buys',
    mine: 'My groups'
  }
)
