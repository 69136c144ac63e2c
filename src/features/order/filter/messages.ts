import { defineMessages } from '@/i18n'

/** Words of narrowing orders. */
export const filterWords = defineMessages(
  'orderFilter',
  {
    title: '筛选订单',
    time: '下单时间',
    MONTH: '近一个月',
    QUARTER: '近三个月',
    HALF: '近半年',
    YEAR: '近一年',
    OLDER: '一年以前',
    status: '订单状态',
    kind: '订单类型',
    ORDINARY: '普通订单',
    FLASH: '秒杀订单',
    BUNDLE: '组合优惠订单',
    amount: '订单金额（元）',
    atLeast: '{amount} 以上',
    atMost: '{amount} 以内',
    between: '{from}–{to}',
    apply: '查看订单',
    clear: '清空条件',
    none: '没有符合条件的订单',
    noneNote: '当前条件：{filters}',
    separator: ' · ',
    emptyNote: '下单后会在这里看到'
  },
  {
    title: 'Filter orders',
    time: 'Ordered',
    MONTH: 'Past month',
    QUARTER: 'Past 3 months',
    HALF: 'Past 6 months',
    YEAR: 'Past year',
    OLDER: 'Over a year ago',
    status: 'Status',
    kind: 'Type',
    ORDINARY: 'Regular',
    FLASH: 'Flash sale',
    BUNDLE: 'Bundle',
    amount: 'Amount (CNY)',
    atLeast: '{amount} or more',
    atMost: 'Up to {amount}',
    between: '{from}–{to}',
    apply: 'Show orders',
    clear: 'Clear filters',
    none: 'No orders match',
    noneNote: 'Filters: {filters}',
    separator: ' · ',
    emptyNote: 'Your orders will be here'
  }
)
