import { defineMessages } from '@/i18n'

export const fileWords = defineMessages(
  'files',
  {
    failed: '文件没有打开',
    failedNote: '可以换浏览器打开',
    elsewhere: '用浏览器打开',
    home: '去首页看看'
  },
  {
    failed: 'The file did not open',
    failedNote: 'A browser can open it',
    elsewhere: 'Open in a browser',
    home: 'Go to home'
  }
)
