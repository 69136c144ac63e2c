import { defineMessages } from '@/i18n'

/** Words of the official service account. */
export const accountWords = defineMessages(
  'serviceAccount',
  {
    official: '官方',
    of: '{shop}官方',
    code: '{name}的二维码',
    press: '长按码，选「识别」',
    pressNote: '在微信里打开时直接关注',
    scan: '用微信扫一扫',
    scanNote: '或先保存图片，再从相册里选',
    visit: '送装提醒',
    visitNote: '到家前告诉你',
    repair: '报修进度',
    repairNote: '师傅到哪了',
    warranty: '保修到期',
    warrantyNote: '提前告诉你',
    quiet: '不发广告，随时能退',
    copy: '复制号名',
    save: '保存到相册',
    none: '官方服务号还没有开通',
    help: '去使用帮助'
  },
  {
    official: 'Official',
    of: 'Official account of {shop}',
    code: 'QR code of {name}',
    press: 'Press and hold the code',
    pressNote: 'In WeChat you follow it at once',
    scan: 'Scan it with WeChat',
    scanNote: 'Or save it, and choose it from your album',
    visit: 'Visit alerts',
    visitNote: 'Before we arrive',
    repair: 'Repairs',
    repairNote: 'Track the engineer',
    warranty: 'Warranty',
    warrantyNote: 'Expiry reminder',
    quiet: 'No ads. Leave any time',
    copy: 'Copy name',
    save: 'Save image',
    none: 'There is no official account yet',
    help: 'Go to help'
  }
)
