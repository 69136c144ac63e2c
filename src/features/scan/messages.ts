import { defineMessages } from '@/i18n'

export const scanWords = defineMessages(
  'scan',
  {
    scan: '扫一扫',
    badCode: '这个二维码打不开，先逛逛首页吧',
    foreign: '这个码不是本商城的',
    unread: '没认出这个码，换一个试试',
    noCamera: '相机没能打开，请在设置里允许使用相机'
  },
  {
    scan: 'Scan',
    badCode: "That code couldn't be opened. Here is the home page instead",
    foreign: "That code isn't from this store",
    unread: "We couldn't read that code. Try another one",
    noCamera: 'The camera could not be opened. Please allow it in Settings'
  }
)
