import { defineMessages } from '@/i18n'

/** Words of the page that stands in for an unknown one. */
export const notFoundWords = defineMessages(
  'notFound',
  {
    title: '这个页面不见了',
    note: '可能已经搬走，或者网址写错了',
    home: '回首页看看'
  },
  {
    title: "We can't find that page",
    note: 'It may have moved, or the link may be wrong',
    home: 'Back to home'
  }
)
