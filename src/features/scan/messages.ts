import { defineMessages } from '@/i18n'

/** What is said where a code leads nowhere. */
export const scanWords = defineMessages(
  'scan',
  {
    badCode: '这个二维码打不开，先逛逛首页吧',
    foreign: '这个码不是本商城的',
    unread: '没认出这个码，换一个试试',
    copy: '复制',
    close: '关闭'
  },
  {
    badCode: "That code couldn't be opened. Here is the home page instead",
    foreign: "That code isn't from this store",
    unread: "We couldn't read that code. Try another one",
    copy: 'Copy',
    close: 'Close'
  }
)
