import { defineMessages } from '@/i18n'

/** Words of confirming a receipt by the link of a message. */
export const receiptWords = defineMessages(
  'receipt',
  {
    title: '收到这些商品了吗？',
    note: '确认后订单完成，请先检查商品是否完好',
    auto: '{time} 自动确认收货',
    pieces: '共 {count} 件',
    phoneEnd: '收货人手机号后四位',
    phoneEndNote: '这条短信不是发到账号手机的，填对后四位才能确认',
    phoneEndWrong: '请填 4 位数字',
    confirm: '确认收货',
    ask: '确认已收到货？',
    notYet: '还没收到',
    done: '已确认收货',
    doneNote: '{time} 确认，感谢购买',
    ended: '这笔订单已经结束',
    endedNote: '不用再确认收货',
    expired: '链接已过期',
    expiredNote: '可以登录后在「我的订单」里查看',
    wrong: '这个链接不对',
    wrongNote: '请从短信里重新打开，或登录后查看订单',
    toOrders: '查看我的订单',
    unknown: '暂时不知道有没有成功，请再试一次'
  },
  {
    title: 'Have these arrived?',
    note: 'This completes the order. Please check the goods first',
    auto: 'Completes by itself on {time}',
    pieces: '{count|1 item|{count} items}',
    phoneEnd: 'Last four digits of the receiver’s phone',
    phoneEndNote: 'This text went to another number, so please confirm you know it',
    phoneEndWrong: 'Enter 4 digits',
    confirm: 'Confirm receipt',
    ask: 'Have the goods arrived?',
    notYet: 'Not yet',
    done: 'Receipt confirmed',
    doneNote: 'Confirmed {time}. Thank you',
    ended: 'This order is over',
    endedNote: 'There is nothing to confirm',
    expired: 'This link has expired',
    expiredNote: 'Log in to see the order in My orders',
    wrong: 'This link doesn’t work',
    wrongNote: 'Open it from the message again, or log in and confirm in My orders',
    toOrders: 'See my orders',
    unknown: 'We couldn’t confirm it. Please try again'
  }
)
