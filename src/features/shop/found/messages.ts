import { defineMessages } from '@/i18n'

/** Words of a shop among what was found. */
export const foundWords = defineMessages(
  'shopFound',
  {
    products: '{count} 件商品',
    selfOperated: '自营',
    visit: '进店',
    visitOf: '进店 {name}',
    closed: '暂停营业'
  },
  {
    products: '{count|1 product|{count} products}',
    selfOperated: 'Official',
    visit: 'Visit',
    visitOf: 'Visit {name}',
    closed: 'Closed for now'
  }
)
