import { defineMessages } from '@/i18n'

export const scanWords = defineMessages(
  'scan',
  {
    scan: '扫一扫',
    foreign: '这个码不是本商城的',
    unread: '没认出这个码，换一个试试',
    noCamera: '相机没能打开，请在设置里允许使用相机'
  },
  {
    scan: 'Scan',
    foreign: "That code isn't from this store",
    unread: "We couldn't read that code. Try another one",
    noCamera: 'The camera could not be opened. Please allow it in Settings'
  }
)
