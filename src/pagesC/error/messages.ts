import { defineMessages } from '@/i18n'

/** Words of the page that stands in for an unknown one. */
export const notFoundWords = defineMessages(
  'notFound',
  {
    title: '可能已经搬走，或者网址写错了',
    home: '回首页看看',
    search: '搜商品'
  },
  {
    title: 'This page may have moved, or the link is wrong',
    home: 'Back to home',
    search: 'Search products'
  }
)
