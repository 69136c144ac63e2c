import { defineMessages } from '@/i18n'

/** Words of making the link by which a friend pays. */
export const payLinkWords = defineMessages(
  'payLink',
  { failed: '网络不佳，链接没有生成，请再试一次' },
  { failed: 'Poor connection: the link was not made. Please try again' }
)
