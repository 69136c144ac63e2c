import { defineMessages } from '@/i18n'

export const previewWords = defineMessages(
  'preview',
  {
    noneTitle: '没有可以看的图片',
    noneNote: '链接里没有图片，或图片不在本商城',
    home: '去首页逛逛'
  },
  {
    noneTitle: 'No pictures to show',
    noneNote: 'This link has no pictures, or they are not from this store',
    home: 'Go to home'
  }
)
