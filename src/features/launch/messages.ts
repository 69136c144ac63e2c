import { defineMessages } from '@/i18n'

/** What is said to somebody who came by a share. */
export const launchWords = defineMessages(
  'launch',
  {
    singlePage: '点下方「前往小程序」继续'
  },
  {
    singlePage: 'Tap “Open Mini Program” below to continue'
  }
)
