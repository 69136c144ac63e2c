import { defineMessages } from '@/i18n'

/** What the mini-program's host makes the shop say. */
export const hostWords = defineMessages(
  'host',
  {
    privacyTitle: '使用前请先同意',
    privacyLead: '{shop}需要{uses}，只在你点到的时候使用。请先阅读',
    privacyAnd: '、',
    privacyPhone: '获取你的手机号',
    privacyProfile: '使用你的头像和昵称',
    privacyLocation: '使用你在地图上选的位置',
    privacyAlbum: '使用你的相册',
    privacyClipboard: '使用剪贴板',
    privacyInvoiceTitle: '使用你选的发票抬头',
    privacyFeature: '使用手机的一项功能',
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
    privacyTitle: 'Before you continue',
    privacyLead: '{shop} would like to {uses}, only when you ask it to. Please read the ',
    privacyAnd: ' and ',
    privacyPhone: 'use your phone number',
    privacyProfile: 'use your avatar and nickname',
    privacyLocation: 'use the place you choose on the map',
    privacyAlbum: 'use your album',
    privacyClipboard: 'use the clipboard',
    privacyInvoiceTitle: 'use the invoice title you choose',
    privacyFeature: 'use a feature of your phone',
    privacyTail: ', then agree to continue.',
    privacyGuide: 'Privacy guide',
    privacyAgree: 'Agree and continue',
    privacyRefuse: 'Not now',
    privacyUnopened: 'The guide could not be opened. Please try again later',
    updateTitle: 'A new version is ready',
    updateNote: 'Reopen the store to use it. Your cart and orders stay as they are',
    updateNow: 'Reopen',
    updateLater: 'Later',
    updateFailed: 'The new version could not be downloaded. Please delete the mini-program and open it again'
  }
)
