import { defineMessages } from '@/i18n'

/** What is said where the code of an entry leads nowhere. */
export const scanWords = defineMessages(
  'scan',
  {
    badCode: '这个二维码打不开，先逛逛首页吧'
  },
  {
    badCode: 'That code couldn’t be opened. Here is the home page instead'
  }
)
