import { defineMessages } from '@/i18n'

export const fileWords = defineMessages(
  'files',
  {
    application: '请在 App 的应用列表里打开「{name}」',
    unknown: '这里打不开「{name}」，请在电脑上打开',
    failed: '文件没有打开',
    failedNote: '可以换浏览器打开',
    elsewhere: '用浏览器打开'
  },
  {
    application: 'Please open “{name}” from the apps in the app',
    unknown: '“{name}” can’t be opened here. Please open it on a computer',
    failed: 'The file did not open',
    failedNote: 'A browser can open it',
    elsewhere: 'Open in a browser'
  }
)
