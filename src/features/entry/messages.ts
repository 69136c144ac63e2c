import { defineMessages } from '@/i18n'

/** What is said to somebody who came by a code or a share. */
export const entryWords = defineMessages(
  'entry',
  {
    badCode: '这个二维码打不开，先逛逛首页吧',
    singlePage: '点下方「前往小程序」继续'
  },
  {
    badCode: "That code couldn't be opened. Here is the home page instead",
    singlePage: 'Tap “Open Mini Program” below to continue'
  }
)
