import { defineMessages } from '@/i18n'

export const linkWords = defineMessages(
  'links',
  {
    application: '请在 App 的应用列表里打开「{name}」',
    unknown: '这里打不开「{name}」，请在电脑上打开'
  },
  {
    application: 'Please open “{name}” from the apps in the app',
    unknown: '“{name}” can’t be opened here. Please open it on a computer'
  }
)
