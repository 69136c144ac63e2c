import { defineMessages } from '@/i18n'

/** What the mini-program's host makes the shop say. */
export const hostWords = defineMessages(
  'host',
  {
    privacyTitle: '使用前请先同意',
    privacyLead: '{shop}会用到手机的一些功能，比如定位、保存图片、复制，只在你点到它们的时候使用。请先阅读',
    privacyTail: '，同意后就可以继续。',
    privacyGuide: '《隐私保护指引》',
    privacyAgree: '同意并继续',
    privacyRefuse: '不同意',
    privacyUnopened: '指引没能打开，请稍后再试',
    updateTitle: '新版本已经准备好',
    updateNote: '重新打开一下就能用上，购物车和订单都在',
    updateNow: '重新打开',
    updateLater: '以后再说',
    updateFailed: '新版本没能下载，请删除小程序后重新打开'
  },
  {
    privacyTitle: 'Before you go on',
    privacyLead:
      '{shop} uses features of your phone, such as location, saving pictures and copying, and only when you tap them. Please read the ',
    privacyTail: '; once you agree you can go on.',
    privacyGuide: 'Privacy guide',
    privacyAgree: 'Agree and go on',
    privacyRefuse: 'Not now',
    privacyUnopened: 'The guide could not be opened. Please try again later',
    updateTitle: 'A new version is ready',
    updateNote: 'Reopen the store to use it. Your cart and orders stay as they are',
    updateNow: 'Reopen',
    updateLater: 'Later',
    updateFailed: 'The new version could not be downloaded. Please delete the mini-program and open it again'
  }
)
