import { defineMessages } from '@/i18n'

/** Words of being told of stock and price. */
export const alertWords = defineMessages(
  'alert',
  {
    entry: '到货、降价提醒',
    entryNote: '有变化时通知你一次',
    title: '有变化时告诉我',
    price: '降价了告诉我',
    priceNote: '低于现在的 {amount} 时',
    stock: '到货了告诉我',
    stockNote: '现在缺货，补货后',
    stockNow: '现在有货，可以直接买',
    set: '设好了，有变化会通知你一次',
    once: '每个提醒只通知一次，通知后自动取消',
    login: '登录后设置',
    loginNote: '登录后才能通知到你'
  },
  {
    entry: 'Stock and price alerts',
    entryNote: 'We tell you once',
    title: 'Tell me about this',
    price: 'When it is cheaper',
    priceNote: 'Below today’s {amount}',
    stock: 'When it is back in stock',
    stockNote: 'Out of stock now',
    stockNow: 'In stock: you can buy it now',
    set: 'Done. We’ll tell you once',
    once: 'Each alert is sent once and then ends',
    login: 'Log in to set it',
    loginNote: 'Log in so that we know whom to tell'
  }
)
