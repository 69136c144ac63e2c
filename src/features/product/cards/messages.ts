import { defineMessages } from '@/i18n'

/** What a product's card says of itself. */
export const cardWords = defineMessages(
  'product.card',
  { sold: '{count}人付款', soldOut: '已抢光' },
  { sold: '{count} sold', soldOut: 'Sold out' }
)
