import { defineMessages } from '@/i18n'

/** Price protection of an order. */
export const protectionWords = defineMessages(
  'priceProtection',
  {
    title: '价格保护',
    claimable: '可退差价 {amount}',
    claimed: '已退差价 {amount}',
    until: '{time} 前',
    ask: '查看',
    askLabel: '查看价格保护',
    rule: '下单 7 天内商品降价，每种商品可以申请一次差价，{time} 前有效。款项按原支付方式退回，限时秒杀价不算。订单得到的积分按最后实付计算。',
    was: '下单价',
    now: '现价',
    claimedAt: '退差价时',
    claim: '退差价 {amount}',
    claimFor: '退差价 {amount}，{title}',
    done: '差价 {amount} 将按原支付方式退回',
    stateClaimed: '已退 {amount}',
    stateSame: '目前没有降价',
    stateGone: '已下架，没有可比的价格',
    stateOver: '下单已超过 7 天',
    stateUnpaid: '付款后可以申请',
    stateClosed: '订单已取消',
    stateReturned: '已退货',
    stateSpent: '没有用现金支付的部分',
    stateOther: '暂时不能申请'
  },
  {
    title: 'Price protection',
    claimable: '{amount} can be refunded',
    claimed: '{amount} was refunded',
    until: 'Until {time}',
    ask: 'See',
    askLabel: 'See price protection',
    rule: 'If a price falls within 7 days of your order, you can claim the difference once for each item, until {time}. It goes back to your payment method. Flash sale prices don’t count. The order’s points follow what you paid in the end.',
    was: 'Ordered at',
    now: 'Now',
    claimedAt: 'When claimed',
    claim: 'Claim {amount}',
    claimFor: 'Claim {amount}, {title}',
    done: '{amount} will be refunded to your payment method',
    stateClaimed: '{amount} refunded',
    stateSame: 'Not cheaper now',
    stateGone: 'No longer sold, so there is no price to compare',
    stateOver: 'More than 7 days since the order',
    stateUnpaid: 'Available once the order is paid',
    stateClosed: 'The order was cancelled',
    stateReturned: 'Returned',
    stateSpent: 'No part of it was paid in money',
    stateOther: 'Not available right now'
  }
)
